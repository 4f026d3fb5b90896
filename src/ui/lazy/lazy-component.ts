import { lazy } from 'react'
import type { ComponentType } from 'react'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { mayReloadAfter } from '#src/browser/reload-for-chunk.ts'

interface Options {
  /** What happens when the chunk is gone from the host: most likely a deploy replaced it. */
  whenMissing?: 'reload once' | 'throw'
}

/**
 * A page, section or dialog whose code is a separate chunk; it suspends until the code has loaded, so
 * prerendered HTML stays.
 * @param name what a visitor reads if the chunk cannot be loaded
 * @param load an `import()`
 * @param pick the component in the module
 */
export function lazyComponent<Module, Props extends object>(
  name: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { whenMissing = 'reload once' }: Options = {},
) {
  return lazy(async () => {
    try {
      return { default: pick(await loadChunk(name, load)) }
    } catch (error) {
      if (whenMissing === 'reload once' && mayReloadAfter(error)) {
        location.reload()
        await new Promise(() => {})
      }
      throw error
    }
  })
}
