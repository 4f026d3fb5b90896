import { createHash } from 'node:crypto'
import type { PublishedPage } from '#src/content/queries/paths.ts'
import { firstViewStyles } from './styles/inline-css.ts'
import { addFirstView, selectorsOf } from './styles/view-selectors.ts'
import { openImageCache } from './image-cache.ts'
import { imageNamesIn, imageSources, refusedImages, writeImages } from './images.ts'
import { readOfLastBuild, storeForNextBuild } from './last-build.ts'
import { notFoundHtml, pageHtml } from './page-html.ts'
import { sharePages } from '#scripts/share-images/pages.ts'
import { readTemplate } from './template.ts'
import type { AppFiles, PageParts } from './page-html.ts'
import type { LoadedPage, Renderer, Write } from './renderer.ts'
import type { ViewSelectors } from './styles/view-selectors.ts'

export interface PageWriting {
  renderer: Renderer
  bundle: Omit<AppFiles, 'revision'>
  /** Text of the stylesheet. */
  stylesheet: string
  /** Writes into `outDir`. */
  write: Write
  outDir: string
  /** What builds keep for each other: images, and which document was the page at each path. */
  cacheDir: string
}

export interface Written {
  /** The published pages of the CMS. */
  routes: PublishedPage[]
  /** Number of image files that the pages use. */
  images: number
  /** All inlined CSS texts. */
  styles: Set<string>
}

/** A page that is rendered; its styles are known once all pages of its kind are. */
interface RenderedPage extends Omit<PageParts, 'css'> {
  path: string
  kind: string
}

/** The content API answers faster for many pages at once. */
const pagesPerQuery = 100

/**
 * Writes all pages: those of the CMS, those of code, and the one for unknown paths.
 * @throws Error when the content API has no published page, or no home page that can be shown
 */
export async function writePages(writing: PageWriting): Promise<Written> {
  const { renderer, bundle, stylesheet, write, outDir, cacheDir } = writing
  const published = await renderer.publishedPages()
  if (published.length === 0) throw new Error('the content API has no published page')
  const app = { ...bundle, revision: await renderer.loadRevision() }
  const [first] = await renderer.loadPaths([renderer.unknownPath])
  if (!first) throw new Error('the content API has no published page')
  const { settings } = first.content.shell
  const shared = await sharePages({
    renderer,
    settings,
    outDir,
    cacheDir: `${cacheDir}/share-images`,
  })

  // A page that validation left out (the log says why) does not exist: its address is a 404.
  const ofCode = new Set(
    [...renderer.codePaths, renderer.unknownPath].filter(
      (address) => !renderer.contentPaths.includes(address),
    ),
  )
  const exists = ({ content }: LoadedPage) => content.page !== null || ofCode.has(content.path)
  const kindOf = firstViewOf(renderer.codePaths)
  const imageFiles = await openImageCache(`${cacheDir}/images`)
  const lastPages = await readOfLastBuild(`${cacheDir}/pages.json`)
  /** Id of the document at each path; empty for a page of code. */
  const written = new Map<string, string>()
  const originals = new Map<string, string>()
  const views = new Map<string, ViewSelectors>()
  const pages: RenderedPage[] = []

  async function render({ content, originals: added }: LoadedPage): Promise<RenderedPage> {
    written.set(content.path, content.page?._id ?? '')
    addOriginals(originals, added)
    const tags = await shared.tagsOf(content, originals)
    const page = await renderer.renderPage(content)
    const kind = kindOf(content)
    addFirstView(selectorsOf(views, kind), page.html)
    return { ...page, path: content.path, kind, tags, content: await writeContent(content) }
  }

  /** Writes the content that the app hydrates a page with; returns the address of the file. */
  async function writeContent(content: LoadedPage['content']): Promise<string> {
    const { path: address, shell, page, screens = {} } = content
    const seed = JSON.stringify(address === renderer.unknownPath ? { shell } : content)
    const dataFile = renderer.pageDataFile(address)
    const seedFile = `/static${dataFile.slice(0, -'.json'.length)}-${fingerprint(seed)}.json`
    await write(seedFile, seed)
    // A page that is not a document has at most one group of texts.
    const [texts] = Object.values(screens)
    const data = page ?? texts
    if (data) await write(dataFile, JSON.stringify(data))
    return seedFile
  }

  // Of the CMS first: a page of code may show the share image of one.
  const ofCms = new Set(published.map((page) => page.path))
  const paths = [...new Set([...renderer.inLoadingOrder([...ofCms]), ...ofCode])]
  for (let start = 0; start < paths.length; start += pagesPerQuery) {
    const loaded = await renderer.loadPaths(paths.slice(start, start + pagesPerQuery), {
      before: lastPages,
      findRefused: (addresses) => refusedImages(addresses, imageFiles),
    })
    for (const page of loaded) if (exists(page)) pages.push(await render(page))
  }
  if (!written.has('/')) {
    const reasons = renderer
      .leftOut()
      .filter((sentence) => sentence.endsWith('the page is left out.'))
    throw new Error(
      ['there is no home page: publish a page with the path "/"', ...reasons].join('\n  '),
    )
  }
  await shared.close()

  const template = await readTemplate()
  const stylesOf = firstViewStyles(stylesheet)
  const css = new Map([...views].map(([kind, view]) => [kind, stylesOf(view)]))
  const names = new Set<string>()
  for (const { path: address, kind, ...parts } of pages) {
    const toHtml = address === renderer.unknownPath ? notFoundHtml : pageHtml
    const html = toHtml(template, app, { ...parts, css: css.get(kind) ?? '' })
    for (const name of imageNamesIn(html)) names.add(name)
    await write(renderer.fileOf(address), html)
  }
  const sources = imageSources(names, originals)
  await writeImages(outDir, sources, imageFiles)
  await imageFiles.close()
  await storeForNextBuild(`${cacheDir}/pages.json`, written)
  const routes = published.filter(({ id, path }) => written.get(path) === id)
  return { routes, images: sources.size, styles: new Set(css.values()) }
}

/** Groups pages by their first view: the first section, or the path of a page on its own. */
function firstViewOf(codePaths: string[]): (content: LoadedPage['content']) => string {
  return ({ path: address, page }) => {
    // Most visitors see the home page first, so its CSS contains nothing for other pages.
    if (address === '/' || codePaths.includes(address)) return address
    // Alike pages share CSS: the policy lists a hash of each, and must stay short.
    const first = page?.sections[0]
    // The drawing of a bond is long, and most heroes have the other one.
    return first?._type === 'hero' ? `hero ${first.bond}` : (first?._type ?? address)
  }
}

function addOriginals(all: Map<string, string>, added: Map<string, string>): void {
  for (const [shortId, address] of added) {
    const known = all.get(shortId) ?? address
    if (known !== address)
      console.warn(`Content: ${address} has the same short id as ${known}, which is shown instead.`)
    all.set(shortId, known)
  }
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
