import { imageNamesIn } from '../images.ts'
import { notFoundHtml, pageHtml } from '../page-html.ts'
import { addFirstView, noSelectors, selectorsOf } from '../styles/view-selectors.ts'
import { replaceStyles } from '../styles/page-styles.ts'
import type { AppFiles } from '../page-html.ts'
import type { LoadedPage, Renderer, Write } from '../renderer.ts'
import type { StylesByKind } from '../styles/page-styles.ts'
import type { ViewSelectors } from '../styles/view-selectors.ts'

/** What all pages of a build have in common. */
export interface PageFrame {
  template: string
  app: AppFiles
  /** Pages are written with the styles of the last build, which are mostly right. */
  lastStyles: StylesByKind
}

/** A page to render. */
export interface PageTask {
  content: LoadedPage['content']
  /** Tags for the head that the page's own HTML does not have. */
  tags: string
  /** Address of the file with its content. */
  seedFile: string
  /** Pages of one kind have the same styles for their first view. */
  kind: string
}

/** What the written pages contain. */
export interface PageFacts {
  /** What styles of the first view can apply to, for each kind of page. */
  views: Map<string, ViewSelectors>
  /** Names of the site's own image files. */
  images: Set<string>
}

/** Renders and writes pages, here or in other threads. */
export interface PageWriter {
  /** Writes a page, with the last build's styles for its first view. */
  write: (task: PageTask) => Promise<void>
  /** What all pages that were written contain. */
  facts: () => Promise<PageFacts>
  /** Puts these styles into all pages that were written. */
  setStyles: (css: StylesByKind) => Promise<void>
}

interface Folder {
  outDir: string
  /** Writes into `outDir`. */
  write: Write
}

/** Renders and writes pages in this thread. */
export function pageWriter(
  renderer: Pick<Renderer, 'renderPage' | 'fileOf' | 'unknownPath'>,
  { template, app, lastStyles }: PageFrame,
  { outDir, write }: Folder,
): PageWriter {
  const kinds = new Map<string, string>()
  const facts: PageFacts = { views: new Map(), images: new Set() }
  const headers = new Map<string, string>()

  function noteView(kind: string, page: string): void {
    const known = selectorsOf(facts.views, kind)
    const start = Math.max(page.indexOf('<main'), 0)
    const header = page.slice(0, start)
    // Most of a first view is the header, and most pages have the same.
    const isKnown = headers.get(kind) === header
    headers.set(kind, header)
    const view = noSelectors()
    addFirstView(view, isKnown ? page.slice(start) : page)
    addNew(known.classes, view.classes)
    addNew(known.attributes, view.attributes)
  }

  return {
    async write({ content, tags, seedFile, kind }) {
      const rendered = await renderer.renderPage(content)
      const isUnknown = content.path === renderer.unknownPath
      const css = lastStyles.get(kind) ?? ''
      const page = { ...rendered, css, tags, content: seedFile }
      const html = (isUnknown ? notFoundHtml : pageHtml)(template, app, page)
      const file = renderer.fileOf(content.path)
      kinds.set(file, kind)
      noteView(kind, rendered.html)
      addNew(facts.images, imageNamesIn(html))
      await write(file, html)
    },
    facts: async () => facts,
    setStyles: async (css) => replaceStyles(outDir, kinds, lastStyles, css),
  }
}

/** Adds copies: a part of a page's text keeps the whole text in memory. */
function addNew(known: Set<string>, added: Iterable<string>): void {
  for (const text of added) if (!known.has(text)) known.add(Buffer.from(text).toString())
}
