/** The build's entry, `src/render.tsx`: a path in, HTML and its content out. */
export type Renderer = typeof import('../../src/render.tsx')

export type LoadedPage = Awaited<ReturnType<Renderer['loadPaths']>>[number]
export type RenderedHtml = Awaited<ReturnType<Renderer['renderPage']>>

/** A page with its content and its HTML. */
export type RenderedPage = LoadedPage & RenderedHtml

/** Renders a page, here or in another thread. */
export type Render = (content: LoadedPage['content']) => Promise<RenderedHtml>

/** Writes a text file of the built site; `file` starts at the site's root. */
export type Write = (file: string, text: string) => Promise<void>
