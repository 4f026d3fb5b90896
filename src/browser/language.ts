import { useLocation } from 'react-router-dom'
import { prefixOf } from '#shared/languages.ts'

/** What the addresses of the page's language begin with: "/fr", or "" for the default language. */
export function usePrefix(): string {
  return prefixOf(useLocation().pathname)
}

/** The same outside of components; the build has no address bar. */
export function pagePrefix(): string {
  return prefixOf(globalThis.location?.pathname ?? '')
}

/** Whether the router can open a path: a page in another language is loaded as another document, with its own words. */
export function isWithinReach(path: string): boolean {
  return path.startsWith('/') && prefixOf(path) === pagePrefix()
}
