import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import './ui/styles/layers.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/utilities.css'
import './ui/styles/right-to-left.css'
import { prefixOf } from '#shared/languages.ts'
import { loadWords, setWords } from '#shared/words/words.ts'
import { paths as sitePaths } from '#shared/paths.ts'
import { createCache } from './content/cache.ts'
import type { PageData, ScreenTexts } from './content/cache.ts'
import { imagesIn, makeImagesLocal } from './content/images.ts'
import { loadPages } from './content/queries/load-page.ts'
import { loadScreen, screenAt, loadShell } from './content/queries/load-shell.ts'
import type { ShellContent } from './content/types.ts'
import { isClosedAt } from './pages/ConstructionGate.tsx'
import { structuredData } from './seo/structured-data.ts'
import { refuseImage } from './content/validate/values.ts'
import { Site } from './Site.tsx'

export { codeRedirects } from '#shared/paths.ts'
export { hosts } from './config/hosts.ts'
export { keepsAiOut, publishedPages } from './content/queries/paths.ts'
export { loadRedirects } from './content/queries/redirects.ts'
export { leftOut } from './content/validate/place.ts'
export { pageDataFile } from './content/find-page.ts'
export { inLoadingOrder } from './content/queries/load-page.ts'
export { loadAnswerWords } from './content/queries/answer-words.ts'
export { loadRevision } from './content/refresh.ts'

/** A path at which nothing is published: its page is served for every unknown path. */
export const unknownPath = '/404'

/** One static page serves all referral codes. */
export const referralCodes = sitePaths.referralCodes
export const referralPage = '/referral/_'

/** Pages with their own code, which are static files too; those of staff exist in one language. */
export const codePaths: string[] = [
  sitePaths.scheduleCall,
  sitePaths.scheduler,
  sitePaths.doctor,
  sitePaths.adminLogin,
  referralPage,
]

/** Those of them that are documents of the CMS too: without one there is no such page. */
export const contentPaths: string[] = [sitePaths.scheduleCall]

/** Those of a language: the scheduler only after a waitlist in it; a referral link is the same in all. */
export function languagePaths(prefix: string, published: readonly { path: string }[]): string[] {
  const hasWaitlist = published.some(({ path }) => path === prefix + sitePaths.scheduleCall)
  return [...(hasWaitlist ? [sitePaths.scheduler] : []), unknownPath].map((path) => prefix + path)
}

/** All paths of a build under construction: the sign, and the login that opens the site. */
export const signPaths: string[] = [sitePaths.home, sitePaths.adminLogin, unknownPath]

/** The file that a static host serves for a path: "/lender" is lender.html, "/" index.html. */
export function fileOf(path: string): string {
  return `${path === '/' ? '/index' : path}.html`
}

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
  /** Of the language. */
  code: string
  dir: string
  /** What is said until the app knows what is at an address. */
  waiting: string
}

/** What is around every page of a language: the content API is asked for it once. */
const shells = new Map<string, Promise<{ shell: ShellContent; originals: Map<string, string> }>>()

function loadShellOnce(prefix: string) {
  const known = shells.get(prefix) ?? loadShellAndImages(prefix)
  shells.set(prefix, known)
  return known
}

async function loadShellAndImages(prefix: string) {
  const shell = await loadShell(prefix)
  return { shell, originals: makeImagesLocal(shell) }
}

/** The prefixes of all languages but the default one, as the settings list them; each has a home page. */
export async function languagePrefixes(): Promise<string[]> {
  const { shell } = await loadShellOnce('')
  return (shell.settings?.languages ?? []).slice(1).flatMap(({ home }) => home ?? [])
}

/**
 * The content at these paths, in their order; `page` is null where none is published.
 * @param findRefused which of these files of images must not be published; the pages are without them
 */
export async function loadPaths(
  paths: readonly string[],
  findRefused: (addresses: string[]) => Promise<string[]>,
): Promise<LoadedPage[]> {
  let pages = await loadPages(paths)
  const files = new Set([...pages.values()].flatMap(imagesIn).map(({ asset }) => asset.url))
  const refused = await findRefused([...files])
  for (const address of refused) refuseImage(address)
  // What a page needs an image for is left out with it.
  if (refused.length > 0) pages = await loadPages(paths)
  return Promise.all(
    paths.map(async (path) => {
      const page = pages.get(path) ?? null
      const { shell, originals } = await loadShellOnce(prefixOf(path))
      const own = makeImagesLocal(page)
      const screens = await loadScreenAt(path)
      return {
        content: { path, shell, page, screens },
        originals: new Map([...originals, ...own]),
      }
    }),
  )
}

/** Renders one page. */
export async function renderPage(content: PageData): Promise<RenderedHtml> {
  const [base] = content.shell.settings?.languages ?? []
  const words = await loadWords(prefixOf(content.path).slice(1) || base?.code || 'en')
  setWords(words)
  const cache = createCache(content)
  const site = (
    <StaticRouter location={content.path}>
      <Site content={cache} />
      {/* The browser renders the preview here; with fewer children here, React's ids would differ. */}
      {null}
    </StaticRouter>
  )
  const { code, dir, pages } = words
  const language = { code, dir, waiting: pages.waiting }
  return { html: await toHtml(site), structuredData: structuredData(content), ...language }
}

/** What React leaves where a part could not be rendered at once. */
const incomplete = '<!--$!-->'

/** A site as HTML. Only the slower of React's renderers waits for code: the first page of its kind needs it. */
async function toHtml(site: ReactNode): Promise<string> {
  const html = renderToString(site)
  if (!html.includes(incomplete)) return html
  // Without this, React moves large parts of the page into inline scripts.
  const { prelude } = await prerender(site, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  return new Response(prelude).text()
}

/** The texts of a page that is not a document of the CMS. */
async function loadScreenAt(path: string): Promise<ScreenTexts> {
  const name = isClosedAt(path) ? 'construction' : screenAt(path)
  return name ? { [name]: await loadScreen(name, prefixOf(path)) } : {}
}
