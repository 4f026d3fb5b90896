import { createHash } from 'node:crypto'
import type { PublishedPage } from '#src/content/queries/paths.ts'
import { firstViewStyles } from './styles/inline-css.ts'
import { readOfLastBuild, storeForNextBuild } from './last-build.ts'
import { openImageCache } from './image-cache.ts'
import { imageSources, refusedImages, writeImages } from './images.ts'
import { inBatches } from './rendering/batches.ts'
import { sharePages } from '../share-images/pages.ts'
import { pageWriter } from './rendering/page-writer.ts'
import { readTemplate } from './template.ts'
import type { AppFiles } from './page-html.ts'
import type { PageTask, PageWriter } from './rendering/page-writer.ts'
import type { CommonParts } from './rendering/worker.ts'
import type { LoadedPage, Renderer, Write } from './renderer.ts'

export interface PageWriting {
  renderer: Renderer
  /** Renders and writes pages in other threads. Default: it is done in this one. */
  openWriter?: (common: CommonParts) => PageWriter
  bundle: Omit<AppFiles, 'revision'>
  /** Text of all stylesheets. */
  stylesheet: string
  /** Writes into `outDir`. */
  write: Write
  outDir: string
  /** What builds keep for each other. */
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

/**
 * Writes all pages: those of the CMS, those of code, and the one for unknown paths. Each is rendered,
 * written with the last build's styles for its first view, and released; those that differ are replaced
 * once all first views are known.
 * @throws Error when the content API has no published page, or no home page that can be shown
 */
export async function writePages(writing: PageWriting): Promise<Written> {
  const { renderer, bundle, stylesheet, write, outDir, cacheDir } = writing
  const published = await renderer.publishedPages()
  if (published.length === 0) throw new Error('the content API has no published page')
  const app = { ...bundle, revision: await renderer.loadRevision() }
  const [first] = await renderer.loadPaths([renderer.unknownPath])
  if (!first) throw new Error('the content API has no published page')
  const { shell } = first.content
  const sharing = {
    renderer,
    settings: shell.settings,
    outDir,
    cacheDir: `${cacheDir}/share-images`,
  }
  const shared = await sharePages(sharing)

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

  /** Writes the content that a page's HTML refers to. */
  async function prepare({ content, originals: added }: LoadedPage): Promise<PageTask> {
    const { path: address, page, screens = {} } = content
    written.set(address, page?._id ?? '')
    addOriginals(originals, added)
    const seed = JSON.stringify(address === renderer.unknownPath ? { shell } : content)
    const dataFile = renderer.pageDataFile(address)
    const seedFile = `/static${dataFile.slice(0, -'.json'.length)}-${fingerprint(seed)}.json`
    // A page that is not a document has at most one group of texts.
    const [texts] = Object.values(screens)
    const data = page ?? texts
    await Promise.all([
      write(seedFile, seed),
      data ? write(dataFile, JSON.stringify(data)) : undefined,
    ])
    const tags = await shared.tagsOf(content, originals)
    return { content, seedFile, tags, kind: kindOf(content) }
  }

  const stylesFile = `${cacheDir}/first-views.json`
  const lastStyles = await readOfLastBuild(stylesFile)
  const frame = { template: await readTemplate(), app, lastStyles }
  const writer =
    writing.openWriter?.({ outDir, frame, shell }) ?? pageWriter(renderer, frame, { outDir, write })
  // Of the CMS first: a page of code may show the share image of one.
  const ofCms = new Set(published.map((page) => page.path))
  const paths = new Set([...renderer.inLoadingOrder([...ofCms]), ...ofCode])
  await inBatches([...paths], {
    async prepare(batch) {
      const loaded = await renderer.loadPaths(batch, {
        before: lastPages,
        findRefused: (addresses) => refusedImages(addresses, imageFiles),
      })
      const tasks: PageTask[] = []
      // In order, one at a time: drawing a share image keeps a core busy.
      for (const page of loaded) if (exists(page)) tasks.push(await prepare(page))
      return tasks
    },
    finish: writer.write,
  })

  if (!written.has('/')) {
    const reasons = renderer
      .leftOut()
      .filter((sentence) => sentence.endsWith('the page is left out.'))
    throw new Error(
      ['there is no home page: publish a page with the path "/"', ...reasons].join('\n  '),
    )
  }

  const { views, images } = await writer.facts()
  const stylesOf = firstViewStyles(stylesheet)
  const css = new Map([...views].map(([kind, view]) => [kind, stylesOf(view)]))
  const sources = imageSources(images, originals)
  await Promise.all([writer.setStyles(css), writeImages(outDir, sources, imageFiles)])
  await storeForNextBuild(stylesFile, css)
  await storeForNextBuild(`${cacheDir}/pages.json`, written)
  await imageFiles.close()
  await shared.close()
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
