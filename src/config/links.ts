import { callAddress } from '#shared/contact.ts'
import { hosts } from './hosts.ts'

/** Sister sites that content may name without knowing their address. */
const sisters = { 'auth:': hosts.auth, 'calculator:': hosts.calculator }

/** Browsers drop or convert these characters: a link with them leads elsewhere than it says. */
const unsafe = /[\s\p{Cc}\p{Cs}\\]/u

/** Where a content API that is not Sanity's has uploaded files; Sanity's own are an https address. */
const files = hosts.content.useProjectHostname ? null : `${hosts.content.apiHost}/files/`

/**
 * The address an editor's link leads to, or null when it must not be followed. Allowed: a path on this
 * site, https:, mailto:, tel:, an uploaded file, and `auth:/…` or `calculator:/…` for the two sister
 * sites; no blanks or backslashes, and no name or password in the address of another site.
 */
export function resolveLink(target: string): string | null {
  const link = target.trim()
  if (unsafe.test(link)) return null
  for (const [scheme, host] of Object.entries(sisters)) {
    if (link.startsWith(`${scheme}/`)) return host + link.slice(scheme.length).replace(/^\/$/, '')
  }
  if (/^\/(?!\/)/.test(link)) return staysHere(link) ? link : null
  if (/^mailto:./i.test(link)) return link
  if (/^tel:/i.test(link)) return callAddress(link.slice('tel:'.length)) ?? null
  if (files !== null && link.startsWith(files)) return link
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return null
  const { username, password } = new URL(link)
  return username || password ? null : link
}

/** False for a path whose dots lead up to a second slash ("/..//evil.example"). */
function staysHere(path: string): boolean {
  return !new URL(path, 'https://site.invalid').pathname.startsWith('//')
}
