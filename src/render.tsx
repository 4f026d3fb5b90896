import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import './ui/styles/layers.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { createContentCache, fillCache } from './content/cache/content-cache.ts'
import type { PageData, ScreenData } from './content/cache/content-cache.ts'
import { markAllBuilt, masters } from './content/cache/local-images.ts'
import { loadPage } from './content/queries/load-page.ts'
import { loadScreen, screenAt } from './content/queries/load-screen.ts'
import { loadShell } from './content/queries/load-shell.ts'
import type { ShellContent } from './content/types.ts'
import { isClosedAt } from './pages/construction/closed.ts'
import { structuredData } from './seo/structured-data.ts'
import { Site } from './Site.tsx'

export { hosts } from './config/hosts/hosts.ts'
export { publishedPages } from './content/queries/paths.ts'
export { loadRedirects } from './content/queries/redirects.ts'
export {
  codePaths,
  codeRedirects,
  fileOf,
  referralCodes,
  referralPage,
  signPaths,
  unknownPath,
} from './static-paths.ts'
export { pageDataFile } from './content/cache/page-data.ts'
export { loadRevision } from './content/queries/revision.ts'

export interface Rendered {
  /** Inner HTML of the root element; title and meta tags that React hoists stand at its front. */
  html: string
  /** What the page was made of, as the browser's cache wants it. */
  content: PageData
  /** Address of each picture's master, by the stem of its variants' names. */
  masters: Map<string, string>
  /** Objects of schema.org for search engines. */
  structuredData: object[]
}

let shellOnce: Promise<ShellContent> | undefined

/** The shell is the same on every page of a build: the content API is asked for it once. */
function loadShellOnce(): Promise<ShellContent> {
  shellOnce ??= loadShell()
  return shellOnce
}

/** What all pages share (navigation, footer, settings), as the browser's cache wants it. */
export async function sharedContent(): Promise<ShellContent> {
  return markAllBuilt(await loadShellOnce())
}

/** One page as static HTML, its pictures pointing at the site's own folder. */
export async function render(path: string, stylesheet: string): Promise<Rendered> {
  const loaded = {
    path,
    shell: await loadShellOnce(),
    page: await loadPage(path),
    screen: await loadScreenOf(path),
  }
  const content = markAllBuilt(loaded)
  const cache = createContentCache()
  fillCache(cache, content)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site cache={cache} stylesheet={stylesheet} />
      {/* The browser has room for the preview here: with another count of children, ids would differ. */}
      {null}
    </StaticRouter>,
    // Without this, React moves large parts of the page into inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  cache.clear()
  return { html, content, masters: masters(loaded), structuredData: structuredData(content) }
}

/** The words of a page that is no document of the CMS. */
async function loadScreenOf(path: string): Promise<ScreenData | null> {
  const name = isClosedAt(path) ? 'construction' : screenAt(path)
  return name && { name, words: await loadScreen(name) }
}
