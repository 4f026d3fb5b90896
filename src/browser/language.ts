import { useLocation } from 'react-router-dom'
import { prefixOf } from '#shared/languages.ts'

/** What the addresses of the page's language begin with: "/fr", or "" for the default language. */
export function usePrefix(): string {
  return prefixOf(useLocation().pathname)
}

/** Whether the app can go on to a path: a page in another language is a document with words of its own. */
export function isWithinReach(path: string): boolean {
  return path.startsWith('/') && prefixOf(path) === prefixOf(location.pathname)
}
