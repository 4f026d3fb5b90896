import { resolveLink } from '#src/config/links.ts'
import { isReserved } from '#src/config/reserved-paths.ts'
import { sitePathProblem } from '#src/lib/address/site-path.ts'
import { quote } from './place.ts'
import type { Report } from './report.ts'

export interface Redirect {
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
  /** True where a page has the path. */
  isPage: unknown
}

/** The redirects that a host can follow; every other is left out and reported with the reason. */
export function validRedirects(rows: RedirectRow[], report: Report): Redirect[] {
  const valid = new Map<string, Redirect & { id: string }>()
  for (const row of rows) {
    const { _id: id, from, to, permanent } = row
    const target = targetOf(to)
    if (typeof from === 'string' && target !== null && !problemOf(row, target) && !valid.has(from))
      valid.set(from, { id, from, to: target, permanent: permanent === true })
    else report(`${id}: ${problemOf(row, target) ?? 'from is taken'}; the redirect is left out.`)
  }
  return [...valid.values()].flatMap(({ id, ...redirect }) => {
    if (!leadsBack(redirect.from, valid)) return [redirect]
    report(`${id}: to leads back to ${quote(redirect.from)}; the redirect is left out.`)
    return []
  })
}

function problemOf({ from, to, isPage }: RedirectRow, target: string | null): string | null {
  if (typeof from !== 'string') return 'from is not text'
  const problem = sitePathProblem(from)
  if (problem) return `from ${quote(from)} ${problem}`
  if (from === '/' || isPage === true || isReserved(from)) return `from ${quote(from)} is in use`
  return target === null ? `to ${quote(to)} is not an address to send visitors to` : null
}

/** The address as a host may write it into a header: a path of this site, or a web address. */
function targetOf(to: unknown): string | null {
  const link = typeof to === 'string' ? resolveLink(to) : null
  if (link === null) return null
  if (!link.startsWith('/')) return /^https?:/i.test(link) ? new URL(link).href : null
  if (sitePathProblem(link.replace(/[?#].*$/, ''))) return null
  const { pathname, search, hash } = new URL(link, 'https://site.invalid')
  return pathname + search + hash
}

/** True for a redirect that is part of a circle. */
function leadsBack(from: string, redirects: ReadonlyMap<string, Redirect>): boolean {
  const seen = new Set<string>()
  for (
    let next = redirects.get(from)?.to;
    next && !seen.has(next);
    next = redirects.get(next)?.to
  ) {
    if (next === from) return true
    seen.add(next)
  }
  return false
}
