/** The build's entry, `src/render.tsx`: a path in, HTML and its content out. */
export type Renderer = typeof import('#src/render.tsx')

export type LoadedPage = Awaited<ReturnType<Renderer['loadPaths']>>[number]

/** Writes a text file of the built site; `file` starts at the site's root. */
export type Write = (file: string, text: string) => Promise<void>
