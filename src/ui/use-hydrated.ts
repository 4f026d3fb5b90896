import { useSyncExternalStore } from 'react'

/** False in the static page and during hydration; true from then on. */
export function useHydrated(): boolean {
  return useInBrowser(() => true, false)
}

/**
 * What only the browser knows and what does not change while the page is open.
 * @param read returns the same value at each call
 * @param built its value in the static page and during hydration
 */
export function useInBrowser<Value, Built>(read: () => Value, built: Built): Value | Built {
  return useSyncExternalStore<Value | Built>(neverChanges, read, () => built)
}

function neverChanges() {
  return () => {}
}
