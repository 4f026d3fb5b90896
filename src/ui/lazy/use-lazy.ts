import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { ChunkLoadError } from '#src/lib/chunk-load-error.ts'

/** A part of the page whose code comes when it is wanted. */
export type Late<Props> =
  | { state: 'waiting' | 'loading' }
  | { state: 'failed'; line: string; retry: () => void }
  | { state: 'here'; Part: ComponentType<Props> }

/** Loads a component once it is wanted; `load` must be a constant, and call `loadChunk`. */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): Late<Props> {
  const [result, setResult] = useState<Late<Props> | null>(null)
  const [tries, setTries] = useState(0)
  const retry = useCallback(
    (isHung: boolean) => {
      // Some browsers never ask for the same script again, and none while it hangs; a new page does.
      if (tries > 0 || isHung) location.reload()
      setResult(null)
      setTries(tries + 1)
    },
    [tries],
  )

  useEffect(() => {
    if (!wanted) return undefined
    let isCurrent = true
    const tell = (next: Late<Props>) => (isCurrent ? setResult(next) : undefined)
    load()
      .then((Part) => tell({ state: 'here', Part }))
      .catch((error: unknown) => {
        const line = error instanceof Error ? error.message : String(error)
        const isHung = error instanceof ChunkLoadError && error.reason === 'timeout'
        tell({ state: 'failed', line, retry: () => retry(isHung) })
      })
    return () => void (isCurrent = false)
  }, [load, wanted, retry])

  return result ?? { state: wanted ? 'loading' : 'waiting' }
}
