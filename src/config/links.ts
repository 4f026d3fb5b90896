import { hosts } from './hosts.ts'

/** Sister sites that content may name without knowing their address. */
const sisters = { 'auth:': hosts.auth, 'calculator:': hosts.calculator }

/**
 * The address an editor's link leads to, or null when it must not be followed. Allowed: a path on this
 * site, https:, mailto:, tel:, and `auth:/…` or `calculator:/…` for the two sister sites.
 */
export function resolveLink(target: string): string | null {
  const link = target.trim()
  for (const [scheme, host] of Object.entries(sisters)) {
    if (link.startsWith(`${scheme}/`)) return host + link.slice(scheme.length).replace(/^\/$/, '')
  }
  if (/^\/(?![/\\])/.test(link)) return link
  if (/^(mailto|tel):./i.test(link)) return link
  return /^https:\/\//i.test(link) && URL.canParse(link) ? link : null
}
