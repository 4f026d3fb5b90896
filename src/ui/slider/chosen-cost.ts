import { useEffect, useState, useSyncExternalStore } from 'react'
import { feeRules, readCost } from '#shared/money.ts'
import type { LinkedCost } from '#shared/money.ts'

/** Where sliders of costs start: at 30 % of the range, where CSS draws the fill before any script runs. */
export const firstCost = 154_000_000

let chosen = firstCost
const watchers = new Set<() => void>()

/** Moves every slider of a cost to this many naira, also on the pages that the visitor opens next. */
export function chooseCost(cost: number): void {
  chosen = cost
  for (const tell of watchers) tell()
}

/** A slider of a cost in naira, for all costs that a fee is said for. */
export const costSlider = {
  min: feeRules.lowest,
  max: feeRules.highest,
  step: feeRules.step,
  start: firstCost,
  onMove: chooseCost,
}

/** The visitor's cost in naira, one for all sliders and what they feed. */
export function useChosenCost(): number {
  return useSyncExternalStore(
    watch,
    () => chosen,
    () => firstCost,
  )
}

/** The cost that the visitor's link asks for, once it is chosen; null in the build and without one. */
export function useLinkedCost(): LinkedCost | null {
  const [linked, setLinked] = useState<LinkedCost | null>(null)
  useEffect(() => {
    const cost = readCost(location.search)
    if (cost) chooseCost(cost.cost)
    // oxlint-disable-next-line react/set-state-in-effect -- the build knows no visitor's address
    setLinked(cost)
  }, [])
  return linked
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
