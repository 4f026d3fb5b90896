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
      const component = await load(name)
      markReloaded(name, false)
      return { default: component }
    } catch (error) {
      const isGone = error instanceof ChunkLoadError && error.reason === 'missing'
      if (isGone && whenMissing === 'reload once' && markReloaded(name, true)) {
        location.reload()
        await new Promise(() => {})
      }
      throw error
    }
  })
}

/** Notes in this tab that the site was reloaded for this chunk; false when it was, or cannot be. */
function markReloaded(name: string, isReloaded: boolean): boolean {
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
