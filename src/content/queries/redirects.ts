import { defineQuery } from 'groq'
import { codeRedirects, canonicalPath, escapedPath, sitePathProblem } from '#shared/paths.ts'
import { isScreen } from '#shared/reserved-paths.ts'
import { followRedirects, redirectsByPath, siteAddress } from '#shared/redirects.ts'
import { hosts } from '#src/config/hosts.ts'
import { resolveLink } from '#src/config/links.ts'
import { quote, reportContent } from '#src/content/validate/place.ts'
import type { Report } from '#src/content/validate/place.ts'
import { fetchContent } from '#src/content/client.ts'
import { address, hrefOf } from './fragments.ts'
import type { RedirectsQueryResult } from '#src/content/generated/types.generated.ts'

export const redirectsQuery = defineQuery(
  `{
    "redirects": *[_type == "redirect"] | order(from asc, _id asc) {
      _id, from, "to": ${hrefOf('to')}, permanent
    },
    "pages": *[_type == "page" || _type == "article"]${address}
  }`,
)

/** The redirects of the CMS, without those to an address that is not allowed or back to themselves. */
export async function loadRedirects(): Promise<Redirect[]> {
  const found = await fetchContent<RedirectsQueryResult>(redirectsQuery)
  return validRedirects(found ?? { redirects: [], pages: [] }, reportContent)
}

/**
 * Where a redirect leads that starts from this canonical path, whether it is written with `.html` or
 * without; null when there is none. Without the rules of a host, the app sees `/old` for `/old.html`.
 */
export async function redirectFrom(path: string): Promise<string | null> {
  const redirects = await loadRedirects()
  const spelled = redirects.find(
    ({ from, to }) => canonicalPath(from) === path && siteAddress(to)?.path !== path,
  )
  return (redirects.find(({ from }) => from === path) ?? spelled)?.to ?? null
}

export interface Redirect {
  /** Escaped as a browser escapes it. */
  from: string
  /** A validated address: a path of this site or a URL of another site. */
  to: string
  permanent: boolean
}

/** A redirect as the content API returns it: any program may have written its fields. */
interface RedirectRow {
  _id: string
  from: unknown
  to: unknown
  permanent: unknown
}

/** What the content API knows of old addresses. */
export interface RedirectRows {
  redirects: RedirectRow[]
  /** The paths of all pages and guides. */
  pages: unknown[]
}

/**
 * The redirects that a host can follow; every other is left out and reported with the reason.
 * @param site origin of this site
 */
export function validRedirects(
  { redirects, pages }: RedirectRows,
  report: Report,
  site = new URL(hosts.site).origin,
): Redirect[] {
  const taken = new Set(
    pages.flatMap((path) => (typeof path === 'string' ? escapedPath(path) : [])),
  )
  const valid = new Map<string, Redirect & { id: string }>()
  for (const { _id: id, from, to, permanent } of redirects) {
    const target = targetOf(to, site)
    const old = typeof from === 'string' ? escapedPath(from) : ''
    const problem = problemOf(from, taken) ?? (valid.has(old) ? 'from is taken' : null)
    if (problem !== null) report(`${id}: ${problem}; the redirect is left out.`)
    else if (target === null)
      report(
        `${id}: to ${quote(to)} is not an address to send visitors to; the redirect is left out.`,
      )
    else valid.set(old, { id, from: old, to: target, permanent: permanent === true })
  }
  // A redirect of the code wins over one of the CMS.
  const all = redirectsByPath([
    ...[...valid].map(([old, { to }]): [string, string] => [old, to]),
    ...codeRedirects.map(({ path, redirect }): [string, string] => [path, redirect]),
  ])
  return [...valid.values()].flatMap(({ id, ...redirect }) => {
    if (followRedirects(redirect.from, all).circle !== redirect.from) return [redirect]
    report(`${id}: to leads back to ${quote(redirect.from)}; the redirect is left out.`)
    return []
  })
}

function problemOf(from: unknown, taken: ReadonlySet<string>): string | null {
  if (typeof from !== 'string') return 'from is not text'
  const problem = sitePathProblem(from)
  if (problem) return `from ${quote(from)} ${problem}`
  return from === '/' || taken.has(escapedPath(from)) || isScreen(from)
    ? `from ${quote(from)} is in use`
    : null
}

/** The address as a host may write it into a header: a path of this site, or a web address. */
function targetOf(to: unknown, site: string): string | null {
  const link = typeof to === 'string' ? resolveLink(to) : null
  if (link === null) return null
  const found = siteAddress(link, [site])
  if (found === null) return /^https?:/i.test(link) ? new URL(link).href : null
  const { path, query, hash } = found
  return sitePathProblem(path) ? null : path + query + hash
}
