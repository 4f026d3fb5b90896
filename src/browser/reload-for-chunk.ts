import { ChunkLoadError } from './chunk-load-error.ts'

const key = 'reloaded-for-chunk'
const pause = 60_000

/**
 * True after the loss of a chunk, once a minute in a tab, and notes it: most likely a deploy replaced the
 * chunk, and another load of the page gets the new one. One note for all chunks: when the script of six
 * sections is gone, the page is reloaded once, not six times. Never in memory: the note must outlive the
 * reload.
 */
export function mayReloadAfter(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError) || error.reason !== 'missing') return false
  try {
    const last = Number(sessionStorage.getItem(key) ?? -Infinity)
    if (Date.now() - last < pause || !navigator.onLine) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
