import { notFoundHtml, pageHtml } from './page-html.ts'
import { addFirstView, noSelectors } from './styles/view-selectors.ts'
import type { AppFiles } from './page-html.ts'
import type { LoadedPage, Renderer } from './renderer.ts'
import type { ViewSelectors } from './styles/view-selectors.ts'

/** What all pages of a build have in common. */
export interface PageFrame {
  template: string
  app: AppFiles
}

/** A page to render. */
export interface PageTask {
  content: LoadedPage['content']
  /** Tags for the head that the page's own HTML does not have. */
  tags: string
  /** Address of the file with its content. */
  seedFile: string
}

/** A page that lacks only the styles of its first view. */
export interface FinishedPage {
  html: string
  /** What styles of the first view can apply to. */
  view: ViewSelectors
}

/** Renders a page, here or in another thread. */
export type RenderPage = (task: PageTask) => Promise<FinishedPage>

/** Renders pages in this thread. */
export function pageRenderer(
  renderer: Pick<Renderer, 'renderPage' | 'unknownPath'>,
  { template, app }: PageFrame,
): RenderPage {
  return async ({ content, tags, seedFile }) => {
    const rendered = await renderer.renderPage(content)
    const view = noSelectors()
    addFirstView(view, rendered.html)
    const parts = { ...rendered, css: '', tags, content: seedFile }
    const isUnknown = content.path === renderer.unknownPath
    return { html: (isUnknown ? notFoundHtml : pageHtml)(template, app, parts), view }
  }
}
