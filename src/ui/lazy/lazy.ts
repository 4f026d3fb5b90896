import { lazy, useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { loadChunk, mayReloadAfter, ChunkLoadError } from '#src/browser/load-chunk.ts'

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

/** A component whose code is loaded on demand. */
export type Lazy<Props> =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; Component: ComponentType<Props> }

/** Loads a component once `isWanted` is true; `load` must be a constant and call `loadChunk`. */
export function useLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): Lazy<Props> {
  const [result, setResult] = useState<Lazy<Props> | null>(null)
  const [tries, setTries] = useState(0)
  const retry = useCallback(
    (isHung: boolean) => {
      // Some browsers never request a failed or hanging script again; a reloaded page does.
      if (tries > 0 || isHung) location.reload()
      setResult(null)
      setTries(tries + 1)
    },
    [tries],
  )

  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const update = (next: Lazy<Props>) => (isCurrent ? setResult(next) : undefined)
    load()
      .then((Component) => update({ state: 'ready', Component }))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        const isHung = error instanceof ChunkLoadError && error.reason === 'timeout'
        update({ state: 'failed', message, retry: () => retry(isHung) })
      })
    return () => void (isCurrent = false)
  }, [load, isWanted, retry])

  return result ?? { state: isWanted ? 'loading' : 'idle' }
}
