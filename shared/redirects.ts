import { canonicalPath, escapedPath, lowerCasePath } from './paths.ts'

// No site has it, so an address there is one that was written without a host.
const nowhere = 'https://site.invalid'

/** An address of this site, its parts escaped as a browser would escape them. */
export interface SiteAddress {
  /** With single slashes and none at the end; `.html` and upper case stay. */
  path: string
  /** With its question mark; empty if there is none. */
  query: string
  /** With its number sign; empty if there is none. */
  hash: string
}

/**
 * Parses an address of this site; null for one of another site.
 * @param origins of this site: an absolute address there is one of this site
 */
export function siteAddress(written: string, origins: Iterable<string> = []): SiteAddress | null {
  if (!URL.canParse(written, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(written, nowhere)
  if (![nowhere, ...origins].includes(origin)) return null
  return { path: escapedPath(pathname), query: search, hash }
}

/**
 * What hosts find for a path among redirects or pages by their escaped path: the path as it is written
 * before its canonical spelling, and that before the one in lower case.
 */
export function findByPath<T>(path: string, among: ReadonlyMap<string, T>): T | undefined {
  const canonical = canonicalPath(path)
  return (
    among.get(escapedPath(path)) ??
    among.get(canonical) ??
    among.get(canonicalPath(lowerCasePath(path)))
  )
}

/** Redirects by the escaped path that they start from. */
export type Redirects = ReadonlyMap<string, { from: string; to: string }>

/** @param targets pairs of an old path and its new address; if an old path is repeated, the last pair wins */
export function redirectsByPath(targets: Iterable<readonly [string, string]>): Redirects {
  return new Map(
    [...targets].map(([old, to]) => [escapedPath(old), { from: escapedPath(old), to }]),
  )
}

/**
 * Follows redirects from one address, as hosts and browsers do.
 * @param origins of this site
 * @returns every address on the way; `circle` is the escaped path at which visitors arrive a second time
 */
export function followRedirects(
  start: string,
  redirects: Redirects,
  origins: Iterable<string> = [],
): { steps: string[]; circle: string | null } {
  const steps = [start]
  const seen = new Set<string>()
  for (;;) {
    const address = siteAddress(steps.at(-1) ?? '', origins)
    const redirect = address === null ? undefined : findByPath(address.path, redirects)
    if (redirect === undefined) return { steps, circle: null }
    if (seen.has(redirect.from)) return { steps, circle: redirect.from }
    seen.add(redirect.from)
    steps.push(redirect.to)
  }
}
