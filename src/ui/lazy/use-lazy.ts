import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { ChunkLoadError } from '#src/browser/chunk-load-error.ts'

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
