import { useSyncExternalStore } from 'react'

/** What the plan finder found, for the plan's card and its column of the table. */
export interface FoundPlan {
  type: string
  /** The visitor's answer; Infinity for a team that no priced plan takes. */
  people: number
  /** On the card, such as "Costs least for 5 people", and shorter in the table's head. */
  flag: string
  note: string
}

let found: FoundPlan | null = null
const listeners = new Set<() => void>()

/** Tells the sections of the page which plan was found; null when there is no answer. */
export function setFoundPlan(next: FoundPlan | null): void {
  found = next
  for (const listener of listeners) listener()
}

/** Calls back at each answer; returns a function that ends it. */
export function watchFoundPlan(callback: (plan: FoundPlan) => void): () => void {
  return subscribe(() => {
    if (found) callback(found)
  })
}

/** The plan that the finder of this page found; null in the build and before an answer. */
export function useFoundPlan(): FoundPlan | null {
  return useSyncExternalStore(
    subscribe,
    () => found,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
