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
  /** The published pages of the CMS. */
  routes: PublishedPage[]
  /** Number of image files that the pages use. */
  images: number
  /** All inlined CSS texts. */
  styles: Set<string>
}

/**
 * Writes all pages: those of the CMS, those of code, and the one for unknown paths.
 * @throws Error when the content API has no published page
 */
export async function writePages({
  renderer,
  bundle,
  stylesheet,
  write,
  outDir,
}: PageWriting): Promise<Written> {
  const published = await renderer.publishedPages()
  if (published.length === 0) throw new Error('the content API has no published page')
  const app = { ...bundle, revision: await renderer.loadRevision() }

  const paths = [...published.map((page) => page.path), ...renderer.codePaths, renderer.unknownPath]
  const rendered = await Promise.all(
    [...new Set(paths)].map((path) => renderer.render(path, bundle.stylesheet)),
  )
  // A page that validation left out (the log says why) does not exist: its address is a 404.
  const ofCode = new Set([...renderer.codePaths, renderer.unknownPath])
  const pages = rendered.filter(({ content }) => content.page || ofCode.has(content.path))
  const writtenPaths = new Set(pages.map(({ content }) => content.path))
  const firstView = firstViewOf(renderer.codePaths)
  const css = firstViews(pages, firstView, stylesheet)
  const originals = allOriginals(pages)
  const shareTags = await sharePages(pages, { renderer, originals, outDir })
  const template = await readFile('index.html', 'utf8')
  const written: string[] = []
  for (const page of pages) {
    const { path, shell, page: content, screen } = page.content
    const isUnknown = path === renderer.unknownPath
    const seed = JSON.stringify(isUnknown ? { shell } : page.content)
    const dataFile = renderer.pageDataFile(path)
    const seedFile = `/static${dataFile.slice(0, -'.json'.length)}-${fingerprint(seed)}.json`
    await write(seedFile, seed)
    const parts = {
      ...page,
      css: css.get(firstView(page)) ?? '',
      tags: shareTags(page),
      content: seedFile,
    }
    const html = isUnknown ? notFoundHtml(template, app, parts) : pageHtml(template, app, parts)
    written.push(html)
    await write(renderer.fileOf(path), html)
    const data = content ?? screen?.words
    if (data) await write(dataFile, JSON.stringify(data))
  }
  const images = await writeImages(outDir, written.join(''), originals)
  const routes = published.filter(({ path }) => writtenPaths.has(path))
  return { routes, images, styles: new Set(css.values()) }
}

/** Pages with the same first view share inlined CSS: the policy lists a hash of each, and must stay short. */
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

/** Groups pages by their first view: the type of the first section, or the path of a page on its own. */
function firstViewOf(codePaths: string[]): (page: RenderedPage) => string {
  return ({ content: { path, page } }) => {
    // Most visitors see the home page first, so its CSS contains nothing for other pages.
    if (path === '/' || codePaths.includes(path)) return path
    return page?.sections[0]?._type ?? path
  }
}

function allOriginals(pages: RenderedPage[]): Map<string, string> {
  const all = new Map<string, string>()
  for (const [shortId, address] of pages.flatMap(({ originals }) => [...originals])) {
    const known = all.get(shortId) ?? address
    if (known !== address)
      console.warn(`Content: ${address} has the same short id as ${known}, which is shown instead.`)
    all.set(shortId, known)
  }
  return all
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
