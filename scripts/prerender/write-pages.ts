import { createHash } from 'node:crypto'
import path from 'node:path'
import type { PublishedPage } from '#src/content/queries/paths.ts'
import { firstViewStyles } from './inline-css.ts'
import { imagesIn, writeImages } from './images.ts'
import type { ImageSource } from './image-cache.ts'
import { openDrafts } from './page-drafts.ts'
import { notFoundHtml, pageHtml, readTemplate, withStyles } from './page-html.ts'
import { inBatches } from './render-batches.ts'
import { sharePages } from '../share-images/pages.ts'
import { addFirstView, noSelectors } from './view-selectors.ts'
import type { AppFiles } from './page-html.ts'
import type { Draft } from './page-drafts.ts'
import type { RenderPool } from './render-pool.ts'
import type { LoadedPage, RenderedPage, Renderer, Write } from './renderer.ts'
import type { ViewSelectors } from './view-selectors.ts'

export interface PageWriting {
  renderer: Renderer
  /** Starts the threads that render. Default: pages are rendered in this one. */
  openPool?: (shell: LoadedPage['content']['shell']) => RenderPool
  bundle: Omit<AppFiles, 'revision'>
  /** Text of all stylesheets. */
  stylesheet: string
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
 * written without the styles of its first view, and released; they are added once all first views are
 * known.
 * @throws Error when the content API has no published page
 */
export async function writePages(writing: PageWriting): Promise<Written> {
  const { renderer, bundle, stylesheet, write, outDir, cacheDir } = writing
  const published = await renderer.publishedPages()
  if (published.length === 0) throw new Error('the content API has no published page')
  const app = { ...bundle, revision: await renderer.loadRevision() }
  const template = await readTemplate()
  const [first] = await renderer.loadPaths([renderer.unknownPath])
  if (!first) throw new Error('the content API has no published page')
  const { shell } = first.content
  const drafts = await openDrafts(path.join(outDir, '.drafts'))
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
  const kindOf = firstViewOf(renderer.codePaths)
  const writtenPaths = new Set<string>()
  const views = new Map<string, ViewSelectors>()
  const originals = new Map<string, string>()
  const images = new Map<string, ImageSource>()

  async function draft(page: RenderedPage): Promise<Draft[]> {
    const { path: address, page: content, screen } = page.content
    if (!content && !ofCode.has(address)) return []
    writtenPaths.add(address)
    addOriginals(originals, page.originals)
    const kind = kindOf(page)
    addFirstView(getOrAdd(views, kind), page.html)
    const isUnknown = address === renderer.unknownPath
    const seed = JSON.stringify(isUnknown ? { shell } : page.content)
    const dataFile = renderer.pageDataFile(address)
    const seedFile = `/static${dataFile.slice(0, -'.json'.length)}-${fingerprint(seed)}.json`
    await write(seedFile, seed)
    const data = content ?? screen?.texts
    if (data) await write(dataFile, JSON.stringify(data))
    const tags = await shared.tagsOf(page.content, originals)
    const parts = { ...page, css: '', tags, content: seedFile }
    const html = isUnknown ? notFoundHtml(template, app, parts) : pageHtml(template, app, parts)
    for (const [file, source] of imagesIn(html, originals)) images.set(file, source)
    return [{ file: renderer.fileOf(address), kind, html }]
  }

  const pool = writing.openPool?.(shell)
  try {
    const render = pool?.render ?? ((page) => renderer.renderPage(page))
    const paths = new Set([...published.map((page) => page.path), ...ofCode])
    for await (const pages of inBatches([...paths], renderer.loadPaths, render)) {
      const batch: Draft[] = []
      // In order, one at a time: drawing a share image keeps a core busy.
      for (const page of pages) batch.push(...(await draft(page)))
      await drafts.add(batch)
    }
  } finally {
    await pool?.close()
  }

  const stylesOf = firstViewStyles(stylesheet)
  const css = new Map([...views].map(([kind, view]) => [kind, stylesOf(view)]))
  await drafts.each(({ file, kind, html }) => write(file, withStyles(html, css.get(kind) ?? '')))
  await drafts.close()
  await shared.close()
  await writeImages(outDir, images, `${cacheDir}/images`)
  const routes = published.filter((page) => writtenPaths.has(page.path))
  return { routes, images: images.size, styles: new Set(css.values()) }
}

/** Groups pages by their first view: the first section, or the path of a page on its own. */
function firstViewOf(codePaths: string[]): (page: RenderedPage) => string {
  return ({ content: { path: address, page } }) => {
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

function getOrAdd(views: Map<string, ViewSelectors>, kind: string): ViewSelectors {
  const view = views.get(kind) ?? noSelectors()
  views.set(kind, view)
  return view
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
