import { useSyncExternalStore } from 'react'

/** False in the static page and while React takes it over; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** For what only the browser knows and what stays as it is while the page is open. */
export function neverChanges() {
  return () => {}
}
