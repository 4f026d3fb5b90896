import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import './ui/styles/layers.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { toBuiltContent } from './content/cache/built-content.ts'
import type { PageData, ScreenTexts } from './content/cache/built-content.ts'
import { createContentStore } from './content/cache/content-store.ts'
import { markLocalImages, originals } from './content/cache/local-images.ts'
import { loadPages } from './content/queries/load-pages.ts'
import { loadScreen, screenAt } from './content/queries/load-screen.ts'
import { loadShell } from './content/queries/load-shell.ts'
import type { ShellContent } from './content/types.ts'
import { isClosedAt } from './pages/construction/closed.ts'
import { structuredData } from './seo/structured-data.ts'
import { Site } from './Site.tsx'

export { hosts } from './config/hosts/hosts.ts'
export * from './host-routes.ts'
export { pageDataFile } from './content/cache/page-data.ts'
export { loadRevision } from './content/queries/revision.ts'

/** The content of a page to be rendered. */
export interface LoadedPage {
  /** As the browser's cache takes it, with images from the site's own folder. */
  content: PageData
  /** The address of each image's original, by its asset id. */
  originals: Map<string, string>
}

/** A page as static HTML. */
export interface RenderedHtml {
  /** Inner HTML of the root element; it begins with the title and meta tags that React hoists. */
  html: string
  /** Objects of schema.org for search engines. */
  structuredData: object[]
}

/** What is around every page of a build: the content API is asked for it once. */
let shellOnce: Promise<{ local: ShellContent; originals: Map<string, string> }> | undefined

async function loadShellOnce() {
  const shell = await loadShell()
  return { local: markLocalImages(shell), originals: originals(shell) }
}

/** The content at these paths, in their order; `page` is null where none is published. */
export async function loadPaths(paths: readonly string[]): Promise<LoadedPage[]> {
  const [shell, pages] = await Promise.all([(shellOnce ??= loadShellOnce()), loadPages(paths)])
  return Promise.all(
    paths.map(async (path) => {
      const loaded = pages.get(path) ?? null
      const page = markLocalImages(loaded)
      const screens = await loadScreenAt(path)
      return {
        content: { path, shell: shell.local, page, screens },
        originals: new Map([...shell.originals, ...originals(loaded)]),
      }
    }),
  )
}

/** Renders one page. */
export async function renderPage(content: PageData): Promise<RenderedHtml> {
  const store = createContentStore(toBuiltContent(content))
  const { prelude } = await prerender(
    <StaticRouter location={content.path}>
      <Site content={store} />
      {/* The browser renders the preview here; with fewer children here, React's ids would differ. */}
      {null}
    </StaticRouter>,
    // Without this, React moves large parts of the page into inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  return { html, structuredData: structuredData(content) }
}

/** The texts of a page that is not a document of the CMS. */
async function loadScreenAt(path: string): Promise<ScreenTexts> {
  const name = isClosedAt(path) ? 'construction' : screenAt(path)
  return name ? { [name]: await loadScreen(name) } : {}
}
