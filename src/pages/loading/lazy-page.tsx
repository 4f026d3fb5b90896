import { lazy } from 'react'
import type { ComponentType } from 'react'
import { ChunkLoadError } from '#src/lib/chunk-load-error.ts'

/**
 * A page, or a section, whose code is a chunk of its own, called by its name when it does not arrive
 * (§7). `load` gets that name for `loadChunk`. A chunk that is gone was most likely replaced by a
 * deploy: then the site is loaded afresh, once.
 */
export function lazyPage<Props extends object>(
  name: string,
  load: (name: string) => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    try {
      const page = await load(name)
      stamp(name, false)
      return { default: page }
    } catch (error) {
      const isGone = error instanceof ChunkLoadError && error.reason === 'missing'
      if (isGone && stamp(name, true)) {
        location.reload()
        await new Promise(() => {})
      }
      throw error
    }
  })
}

/** Notes in this tab that the site was loaded afresh for this chunk; false when it was, or cannot be. */
function stamp(name: string, isReloaded: boolean): boolean {
  const key = `reloaded-for-${name}`
  try {
    if (!isReloaded) sessionStorage.removeItem(key)
    else if (sessionStorage.getItem(key) || !navigator.onLine) return false
    else sessionStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}
