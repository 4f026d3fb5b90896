import { lazy } from 'react'
import type { ComponentType } from 'react'
import { ChunkLoadError } from '#src/lib/chunk-load-error.ts'

interface Options {
  /** What happens when the chunk is gone from the host: most likely a deploy replaced it. */
  whenMissing?: 'reload once' | 'throw'
}

/**
 * A page, section or dialog whose code is a separate chunk; it suspends until the code is here, so
 * prerendered HTML stays. `load` gets the name for `loadChunk`.
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: (name: string) => Promise<ComponentType<Props>>,
  { whenMissing = 'reload once' }: Options = {},
) {
  return lazy(async () => {
    try {
      return { default: await load(name) }
    } catch (error) {
      const isGone = error instanceof ChunkLoadError && error.reason === 'missing'
      if (isGone && whenMissing === 'reload once' && mayReload()) {
        location.reload()
        await new Promise(() => {})
      }
      throw error
    }
  })
}

const key = 'reloaded-for-chunk'
const pause = 60_000

/**
 * True once a minute in a tab, and notes it. One note for all chunks: when the script of six sections
 * is gone, the page is reloaded once, not six times. Never in memory: the note must outlive the reload.
 */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? -Infinity)
    if (Date.now() - last < pause || !navigator.onLine) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
