import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import './ui/styles/layers.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { createContentCache, fillCache } from './content/cache/content-cache.ts'
import type { PageData, ScreenData } from './content/cache/content-cache.ts'
import { markLocalImages, originals } from './content/cache/local-images.ts'
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
  /** Inner HTML of the root element; it begins with the title and meta tags that React hoists. */
  html: string
  /** The page's content, as the browser's cache takes it. */
  content: PageData
  /** The address of each image's original, by its asset id. */
  originals: Map<string, string>
  /** Objects of schema.org for search engines. */
  structuredData: object[]
}

let shellOnce: Promise<ShellContent> | undefined

/** The shell is the same on every page of a build: the content API is asked for it once. */
function loadShellOnce(): Promise<ShellContent> {
  shellOnce ??= loadShell()
  return shellOnce
}

/** One page as static HTML, with images from the site's own folder. */
export async function render(path: string, stylesheet: string): Promise<Rendered> {
  const loaded = {
    path,
    shell: await loadShellOnce(),
    page: await loadPage(path),
    screen: await loadScreenOf(path),
  }
  const content = markLocalImages(loaded)
  const cache = createContentCache()
  fillCache(cache, content)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site cache={cache} stylesheet={stylesheet} />
      {/* The browser renders the preview here; with fewer children here, React's ids would differ. */}
      {null}
    </StaticRouter>,
    // Without this, React moves large parts of the page into inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  cache.clear()
  return { html, content, originals: originals(loaded), structuredData: structuredData(content) }
}

/** The texts of a page that is not a document of the CMS. */
async function loadScreenOf(path: string): Promise<ScreenData | null> {
  const name = isClosedAt(path) ? 'construction' : screenAt(path)
  return name && { name, words: await loadScreen(name) }
}
