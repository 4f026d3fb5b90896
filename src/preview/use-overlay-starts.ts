import { useEffect, useState } from 'react'

/** After how many milliseconds overlays that cannot change anything start again: they wait 10 s for an answer. */
const PATIENCE = [12_000, 15_000, 30_000]

/**
 * How often the overlays were started again. They ask the Studio only once whether it takes changes, and a
 * Studio that is starting may lose the question: nothing could be moved until the page is loaded again.
 *
 * @param isReady whether the Studio takes changes from the overlays
 */
export function useOverlayStarts(isReady: boolean): number {
  const [starts, setStarts] = useState(0)
  useEffect(() => {
    const patience = PATIENCE[starts]
    if (isReady || patience === undefined) return
    const timer = setTimeout(() => setStarts(starts + 1), patience)
    return () => clearTimeout(timer)
  }, [isReady, starts])
  return starts
}
