import { lazy } from 'react'
import type { ComponentType } from 'react'
import { mayReloadAfter } from '#src/lib/reload-for-chunk.ts'
import { isLostStylesheet } from '#src/lib/stylesheet.ts'

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
      if (whenMissing === 'reload once' && mayReloadAfter(error)) {
        location.reload()
        await new Promise(() => {})
      }
      if (isLostStylesheet(error)) return { default: await load(name) }
      throw error
    }
  })
}
