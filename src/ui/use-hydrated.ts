import { useSyncExternalStore } from 'react'

/** False in the static page and during hydration; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** A subscription for values that only the browser knows and that never change while the page is open. */
export function neverChanges() {
  return () => {}
}
