import { createHash } from 'node:crypto'
import { withoutPrefix } from '#shared/languages.ts'
import { markdownFile } from '#shared/paths.ts'
import { openShareImages } from '#scripts/share-images/images.ts'
import type { PublishedPage } from '#src/content/queries/paths.ts'
import {
  addFirstView,
  firstViewStyles,
  noSelectors,
  rightToLeftStyles,
  shareRareViews,
} from './first-view-css.ts'
import type { ViewSelectors } from './first-view-css.ts'
import { openFileCache } from './image-files.ts'
import { feedEntryOf, feedTags } from './feeds.ts'
import type { FeedEntry } from './feeds.ts'
import { markdownOf } from './markdown.ts'
import { entriesOf } from './search-index.ts'
import type { PageEntries } from './search-index.ts'
import { imageNamesIn, imageSources, refusedImages, writeImages } from './images.ts'
import { notFoundHtml, pageHtml, readTemplate } from './page-html.ts'
import type { AppFiles, PageParts } from './page-html.ts'

/** The build's entry, `src/render.tsx`: a path in, HTML and its content out. */
export type Renderer = typeof import('#src/render.tsx')
type LoadedPage = Awaited<ReturnType<Renderer['loadPaths']>>[number]

/** Writes a text file of the built site; `file` starts at the site's root. */
export type Write = (file: string, text: string) => Promise<void>

export interface PageWriting {
  renderer: Renderer
  bundle: Omit<AppFiles, 'revision'>
  /** Writes into `outDir`. */
  write: Write
  outDir: string
  /** Images of earlier builds. */
  cacheDir: string
  /** How many texts may be inlined: the policy lists a hash of each. */
  mostStyles?: number
  /** Writes only the sign and the login of a site under construction. */
  isClosed?: boolean
}

/** A page of the CMS that is in the build, and what it says. */
export interface WrittenPage extends PublishedPage {
  markdown: string
  entries: PageEntries
  feed: FeedEntry | null
}

export interface Written {
  /** The published pages of the CMS. */
  routes: WrittenPage[]
  /** Number of image files that the pages use. */
  images: number
  /** All inlined CSS texts. */
  styles: Set<string>
}

/** A rendered page; its styles are known once all pages of its kind have been rendered. */
interface RenderedPage extends Omit<PageParts, 'css'> {
  path: string
  kind: string
}

/** The content API answers faster for many pages at once, and lists all guides with each answer. */
const pagesPerQuery = 250

/**
 * Writes all pages: those of the CMS, those of code, and the one for unknown paths.
 * @throws Error when the content API has no published page, no home page that can be shown, or
 * broken site settings
 */
export async function writePages(writing: PageWriting): Promise<Written> {
  const { renderer, bundle, write, outDir, cacheDir, mostStyles = 100, isClosed = false } = writing
  const published = isClosed ? [] : await renderer.publishedPages()
  if (!isClosed && published.length === 0) throw new Error('the content API has no published page')
  const app = { ...bundle, revision: isClosed ? '' : await renderer.loadRevision() }
  const files = await openFileCache(`${cacheDir}/images`)
  const shareTagsOf = openShareImages({ renderer, outDir, files })
  const prefixes = isClosed ? [] : await renderer.languagePrefixes()
  const ofCode = new Set([
    ...[...renderer.codePaths, renderer.unknownPath].filter(
      (address) => !renderer.contentPaths.includes(address),
    ),
    ...prefixes.flatMap((prefix) => renderer.languagePaths(prefix, published)),
  ])
  const isUnknown = (address: string) => withoutPrefix(address) === renderer.unknownPath
  /** Id of the document at each path; empty for a page of code. */
  const written = new Map<string, string>()
  const originals = new Map<string, string>()
  const views = new Map<string, ViewSelectors>()
  const pages: RenderedPage[] = []
  const texts = new Map<string, Pick<WrittenPage, 'markdown' | 'entries' | 'feed'>>()

  async function render({ content, originals: added }: LoadedPage): Promise<RenderedPage> {
    const { path, page } = content
    written.set(path, page?._id ?? '')
    for (const [shortId, address] of added) originals.set(shortId, address)
    const { html, structuredData, ...language } = await renderer.renderPage(content)
    const kind = kindOf(content, renderer.codePaths)
    const view = views.get(kind) ?? noSelectors()
    views.set(kind, view)
    addFirstView(view, html)
    const parts = { html, ...language, path, kind }
    if (isClosed) return { ...parts, structuredData: [], tags: '', content: '' }
    const twin = page
      ? `<link rel="alternate" type="text/markdown" href="${markdownFile(path)}"/>`
      : ''
    if (page) {
      const markdown = markdownOf(html, renderer.hosts.site)
      const entries = entriesOf(page, markdown)
      const feed = feedEntryOf(page, html, renderer.hosts.site)
      texts.set(path, { markdown, entries, feed })
    }
    const tags = (await shareTagsOf(content, originals, language.dir)) + twin + feedTags(path)
    return { ...parts, structuredData, tags, content: await writeContent(content) }
  }

  /** Writes the content that the app hydrates a page with; returns the address of the file. */
  async function writeContent(content: LoadedPage['content']): Promise<string> {
    const { path: address, shell, page, screens = {} } = content
    const seed = JSON.stringify(isUnknown(address) ? { shell } : content)
    const dataFile = renderer.pageDataFile(address)
    const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8)
    const seedFile = `/static${dataFile.slice(0, -'.json'.length)}-${hash}.json`
    await write(seedFile, seed)
    // A page that is not a document has at most one group of texts.
    const data = page ?? Object.values(screens)[0]
    if (data) await write(dataFile, JSON.stringify(data))
    return seedFile
  }

  // Pages of the CMS first: a page of code may show the share image of one of them.
  const ofCms = renderer.inLoadingOrder([...new Set(published.map((page) => page.path))])
  const paths = isClosed ? renderer.signPaths : [...new Set([...ofCms, ...ofCode])]
  for (let start = 0; start < paths.length; start += pagesPerQuery) {
    const some = paths.slice(start, start + pagesPerQuery)
    const loaded = await renderer.loadPaths(some, (found) => refusedImages(found, files))
    for (const page of loaded) {
      // A page that validation left out (the log says why) does not exist: its address is a 404.
      const exists = isClosed || page.content.page !== null || ofCode.has(page.content.path)
      if (exists) pages.push(await render(page))
    }
  }
  const leftOut = (type: string) =>
    renderer.leftOut().filter((sentence) => sentence.endsWith(`the ${type} is left out.`))
  if (!written.has('/'))
    throw new Error(
      ['there is no home page: publish a page with the path "/"', ...leftOut('page')].join('\n  '),
    )
  const settings = leftOut('siteSettings')
  if (settings.length > 0)
    throw new Error(['the site would have no name, logo or languages', ...settings].join('\n  '))

  const template = await readTemplate()
  const stylesheet = app.styles.map(({ text }) => text).join('')
  const stylesOf = firstViewStyles(stylesheet)
  // One is for pages from right to left.
  shareRareViews(views, pages, mostStyles - 1)
  const css = new Map([...views].map(([kind, view]) => [kind, stylesOf(view)]))
  const turned = rightToLeftStyles(stylesheet)
  const styles = new Set<string>()
  const names = new Set<string>()
  for (const { path: address, kind, ...parts } of pages) {
    const toHtml = isUnknown(address) && !isClosed ? notFoundHtml : pageHtml
    const own = [css.get(kind) ?? '', ...(parts.dir === 'rtl' ? [turned] : [])]
    for (const text of own) styles.add(text)
    const html = toHtml(template, app, { ...parts, css: own })
    for (const name of imageNamesIn(html)) names.add(name)
    await write(renderer.fileOf(address), html)
  }
  const sources = imageSources(names, originals)
  await writeImages(outDir, sources, files)
  await files.close()
  const routes = published
    .filter(({ id, path }) => written.get(path) === id)
    .flatMap((route) => {
      const text = texts.get(route.path)
      return text ? { ...route, ...text } : []
    })
  return { routes, images: sources.size, styles }
}

/** Groups pages by their first view: the first section, or the path of a page on its own. */
function kindOf({ path, page }: LoadedPage['content'], codePaths: string[]): string {
  const address = withoutPrefix(path)
  // Most visitors see the home page first, so its CSS contains nothing for other pages.
  if (address === '/' || codePaths.includes(address)) return address
  // Alike pages share CSS: the policy lists a hash of each, and must stay short.
  const first = page?.sections[0]
  if (first?._type === 'article') return 'guideList'
  if (first?._type === 'siteSearch') return 'pageTitle'
  // The drawing of a bond is long, and what is drawn in a wall is of one page: other heroes have neither.
  return first?._type === 'hero' ? `hero ${first.bond} ${first.wall}` : (first?._type ?? address)
}
