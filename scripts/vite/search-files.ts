import { isRunnableDevEnvironment } from 'vite'
import type { Plugin } from 'vite'
import { searchFile } from '#shared/search.ts'
import type { Renderer } from '#scripts/prerender/write-pages.ts'

/** Answers for the files that the search loads, from what is published now: only a build writes them. */
export function searchFiles(): Plugin {
  return {
    name: 'search-files',
    configureServer({ environments: { ssr }, middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        if (!url.endsWith(searchFile('')) || !isRunnableDevEnvironment(ssr)) return next()
        const reading = ssr.runner.import<Renderer>('/src/render.tsx').then(readIndexes)
        reading.then((indexes) => {
          const index = indexes.get(url)
          if (index) response.end(JSON.stringify(index))
          else next()
        }, next)
      })
    },
  }
}

async function readIndexes(renderer: Renderer) {
  const { entriesOf, searchIndexes } = await import('#scripts/prerender/search-index.ts')
  const { markdownOf } = await import('#scripts/prerender/markdown.ts')
  const published = await renderer.publishedPages()
  const paths = published.map(({ path }) => path)
  const found = []
  for (const { content } of await renderer.loadPaths(paths, async () => [])) {
    const { path, page } = content
    if (!page) continue
    const { html } = await renderer.renderPage(content)
    const entries = entriesOf(page, markdownOf(html, renderer.hosts.site))
    found.push({ path, noIndex: page.seo?.noIndex ?? false, entries })
  }
  return searchIndexes(found)
}
