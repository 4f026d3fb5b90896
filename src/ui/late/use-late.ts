import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { loadChunk } from '#src/lib/load-chunk.ts'

/** A part of the page whose code comes when it is wanted. */
export type Late<Props> =
  | { state: 'waiting' | 'loading' }
  | { state: 'failed'; line: string; retry: () => void }
  | { state: 'here'; Part: ComponentType<Props> }

/**
 * Loads a component once it is wanted. `load` must be a constant; `name` is what a failure calls it:
 * "Loading chunk NAME failed (missing)".
 */
export function useLate<Props>(
  name: string,
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
    loadChunk(name, load)
      .then((Part) => tell({ state: 'here', Part }))
      .catch((error: unknown) => {
        const line = error instanceof Error ? error.message : String(error)
        const isHung = line.endsWith('(timeout)')
        tell({ state: 'failed', line, retry: () => retry(isHung) })
      })
    return () => void (isCurrent = false)
  }, [name, load, wanted, retry])

  return result ?? { state: wanted ? 'loading' : 'waiting' }
}
