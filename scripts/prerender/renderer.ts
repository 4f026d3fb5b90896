/** The build's entry, `src/render.tsx`: a path in, HTML and its content out. */
export type Renderer = typeof import('../../src/render.tsx')

/** A page as the renderer returns it. */
export type RenderedPage = Awaited<ReturnType<Renderer['render']>>

/** Writes a text file of the built site; `file` starts at the site's root. */
export type Write = (file: string, text: string) => Promise<void>
