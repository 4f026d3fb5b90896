import { ChunkLoadError } from './chunk-load-error.ts'
import { loadChunk } from './load-chunk.ts'

/** A stylesheet beside the site's own, for parts that the home page lacks (`scripts/bundle/sheets.ts`). */
export type ExtraStylesheet = 'offers' | 'pricing' | 'forms'

const loads = new Map<ExtraStylesheet, Promise<void>>()
const lost = new Set<string>()

/**
 * A part of the app, once the stylesheet that it is drawn with is here as well; each is loaded once.
 * @throws ChunkLoadError when the stylesheet does not arrive; the next call asks for it at another address,
 * and without it the part is returned all the same: words without their styles are better than none
 */
export async function withStylesheet<Part>(
  name: ExtraStylesheet,
  part: Promise<Part>,
): Promise<Part> {
  const [loaded] = await Promise.all([part, loadStylesheet(name)])
  return loaded
}

/** True when a part can be drawn nevertheless, at its next try. */
export function isLostStylesheet(error: unknown): boolean {
  return error instanceof ChunkLoadError && lost.has(error.chunk)
}

function loadStylesheet(name: ExtraStylesheet): Promise<void> {
  const chunk = `${name}-styles`
  const load =
    loads.get(name) ??
    loadChunk(chunk, () => addLink(name, lost.has(chunk) ? '?r=1' : '')).catch((error: unknown) => {
      loads.delete(name)
      if (lost.has(chunk)) return
      lost.add(chunk)
      throw error
    })
  loads.set(name, load)
  return load
}

/** Rejects without the address: `loadChunk` would request it as a script. */
function addLink(name: ExtraStylesheet, query: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // In development Vite adds the styles; the build has no document.
    const own = globalThis.document?.querySelector<HTMLElement>('[data-styles]')?.dataset['styles']
    if (!own) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = own.replace('/style-', `/${name}-`) + query
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error('lost')))
    document.head.append(link)
  })
}
