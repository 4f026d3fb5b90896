import { useCallback, useEffect, useRef, useState } from 'react'
import { waits } from '#shared/limits.ts'
import { readCost, withCost } from '#shared/money/estimate.ts'
import type { LinkedCost } from '#shared/money/estimate.ts'

interface SharedCost {
  /** The cost that the visitor's link asks for; null in the build and without one. */
  linked: LinkedCost | null
  /** Writes a cost into the page's address, without a new entry in the history. */
  follow: (cost: number) => void
}

/** The cost in the address of the page, in both directions. */
export function useSharedCost(): SharedCost {
  const [linked, setLinked] = useState<LinkedCost | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the build knows no visitor's address
    setLinked(readCost(location.search))
    return () => clearTimeout(timer.current)
  }, [])

  const follow = useCallback((cost: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const address = `${location.pathname}${withCost(location.search, cost)}${location.hash}`
      history.replaceState(history.state, '', address)
    }, waits.address)
  }, [])

  return { linked, follow }
}
