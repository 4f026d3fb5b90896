import { languageCodes } from './words/words.generated.ts'

/** The languages that the site's own words exist in; en-XA, of the tests, is none that a page can have. */
export { languageCodes }

/** "French" for "fr", for the people who answer leads; an unknown code stays as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** What the addresses of a language begin with: "/fr" for "/fr/pricing", "" for "/pricing". */
export function prefixOf(path: string): string {
  const [, first = ''] = path.split(/[/?#]/)
  return languageCodes.some((code) => code === first) ? `/${first}` : ''
}

/** The home page of an address: "/fr" for "/fr/pricing", "/" for "/pricing". */
export function homeOf(path: string): string {
  return prefixOf(path) || '/'
}

/** The home pages that a site with these pages needs: its own, and one for each language, to which the logo leads. */
export function neededHomes(pages: readonly string[]): Set<string> {
  return new Set(['/', ...pages].map(homeOf))
}

/** The address without its language: "/pricing" for "/fr/pricing", "/" for "/fr". */
export function withoutPrefix(path: string): string {
  const rest = path.slice(prefixOf(path).length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
