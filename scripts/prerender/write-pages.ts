import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PublishedPage } from '#src/content/queries/paths.ts'
import { firstViewCss } from './inline-css.ts'
import { notFoundHtml, pageHtml } from './page-html.ts'
import { writeImages } from './images.ts'
import { sharePages } from '../share-images/pages.ts'
import type { AppFiles } from './page-html.ts'
import type { RenderedPage, Renderer, Write } from './renderer.ts'

export interface PageWriting {
  renderer: Renderer
  bundle: Pick<AppFiles, 'entry' | 'stylesheet' | 'boot' | 'formBoot'>
  /** Text of the site's whole stylesheet. */
  stylesheet: string
  write: Write
  outDir: string
}

export interface Written {
  /** Paths of the CMS's pages. */
  routes: PublishedPage[]
  /** How many picture files the pages name. */
  pictures: number
  /** Every text that is inlined as CSS. */
  styles: Set<string>
}

/**
 * Writes every page of the CMS, the pages of code, and the page for unknown paths.
 * @throws Error when the content API holds no page
 */
export async function writePages({
  renderer,
  bundle,
  stylesheet,
  write,
  outDir,
}: PageWriting): Promise<Written> {
  const published = await renderer.publishedPages()
  if (published.length === 0) throw new Error('the content API holds no published page')
  const shell = JSON.stringify(await renderer.sharedContent())
  const app = {
    ...bundle,
    revision: await renderer.loadRevision(),
    shell: `/static/data/shell-${fingerprint(shell)}.json`,
  }
  await write(app.shell, shell)

  const paths = [...published.map((page) => page.path), ...renderer.codePaths, renderer.unknownPath]
  const rendered = await Promise.all(
    [...new Set(paths)].map((path) => renderer.render(path, bundle.stylesheet)),
  )
  // A page that validation left out (the log says why) is none: its address answers 404.
  const ofCode = new Set([...renderer.codePaths, renderer.unknownPath])
  const pages = rendered.filter(({ content }) => content.page || ofCode.has(content.path))
  const kept = new Set(pages.map(({ content }) => content.path))
  const firstView = firstViewOf(renderer.codePaths)
  const css = firstViews(pages, firstView, stylesheet)
  const masters = allMasters(pages)
  const shareTags = await sharePages(pages, { renderer, masters, outDir })
  const template = await readFile('index.html', 'utf8')
  const written: string[] = []
  for (const page of pages) {
    const { path, page: content, screen } = page.content
    const parts = {
      ...page,
      css: css.get(firstView(page)) ?? '',
      tags: shareTags(page),
      content: { path, page: content, ...(screen ? { screen } : {}) },
    }
    const isUnknown = path === renderer.unknownPath
    const html = isUnknown ? notFoundHtml(template, app, parts) : pageHtml(template, app, parts)
    written.push(html)
    await write(renderer.fileOf(path), html)
    const data = content ?? screen?.words
    if (data) await write(renderer.pageDataFile(path), JSON.stringify(data))
  }
  const pictures = await writeImages(outDir, written.join(''), masters)
  const routes = published.filter(({ path }) => kept.has(path))
  return { routes, pictures, styles: new Set(css.values()) }
}

/** Pages that begin alike share their inlined CSS: the policy names each by its hash, and must stay short. */
function firstViews(
  pages: RenderedPage[],
  firstView: (page: RenderedPage) => string,
  stylesheet: string,
): Map<string, string> {
  const groups = Map.groupBy(pages, firstView)
  return new Map(
    [...groups].map(([kind, alike]) => [
      kind,
      firstViewCss(
        alike.map(({ html }) => html),
        stylesheet,
      ),
    ]),
  )
}

/** What a page begins with: the kind of its first section, or itself where nothing else begins so. */
function firstViewOf(codePaths: string[]): (page: RenderedPage) => string {
  return ({ content: { path, page } }) => {
    // The home page is the one that most people see first: it carries nothing for others.
    if (path === '/' || codePaths.includes(path)) return path
    return page?.sections[0]?._type ?? path
  }
}

function allMasters(pages: RenderedPage[]): Map<string, string> {
  const all = new Map<string, string>()
  for (const [stem, address] of pages.flatMap(({ masters }) => [...masters])) {
    const known = all.get(stem) ?? address
    if (known !== address)
      console.warn(`Content: ${address} has the name of ${known}, which is shown.`)
    all.set(stem, known)
  }
  return all
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
