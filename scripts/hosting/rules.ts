import { canonicalPath, escapedPath, withQuery } from '#shared/paths.ts'
import { ownFlags } from '#shared/hosts.ts'
import { contentSecurityPolicy, filePolicy, plainHeaders } from './security-headers.ts'
import type { PolicyParts } from './security-headers.ts'
import type { Renderer, Write } from '#scripts/prerender/write-pages.ts'

/** Headers for every path that matches; `*` matches the rest of a path. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

export interface RedirectRule {
  from: string
  to: string
  status: number
}

const longestLine = 2000

/** Cloudflare answers no more redirects than these, beside its 100 with a star. */
export const mostRedirects = 2000

/**
 * The text of `_headers`, as Cloudflare Pages and Netlify read it.
 * @throws Error when a line is longer than these hosts allow (2,000 characters)
 */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > longestLine)
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters, but hosts allow ${longestLine}: ${long.slice(0, 60)}…`,
    )
  return `${lines.join('\n')}\n`
}

/** For how many inlined styles the line with the policy has room. */
export function roomForStyles(policy: Omit<PolicyParts, 'styles'>): number {
  const line = `  Content-Security-Policy: ${contentSecurityPolicy({ ...policy, styles: [] })}`
  const hash = ` 'sha256-${'='.repeat(44)}'`
  return Math.floor((longestLine - line.length) / hash.length)
}

/**
 * The text of `_redirects`: the first rule that matches wins.
 * @throws Error when an address would be read as more than one, or as more than one rule, or when there
 * are more redirects than hosts answer (2,000)
 */
export function redirectsFile(rules: RedirectRule[]): string {
  const count = rules.filter(({ from }) => !from.endsWith('*')).length
  if (count > mostRedirects) throw new Error(tooManyRedirects(count))
  const lines = rules.map(({ from, to, status }) => [oneWord(from), oneWord(to), status].join(' '))
  return `${lines.join('\n')}\n`
}

export function tooManyRedirects(count: number): string {
  return `There are ${count} redirects, but hosts answer only the first ${mostRedirects}: delete ${count - mostRedirects} of them in the Studio.`
}

/** The format has no quotes or escapes: a space ends a word, a line break ends a rule. */
function oneWord(text: string): string {
  if (/^[^\s\p{C}]+$/u.test(text)) return text
  throw new Error(
    `This cannot be written to _redirects, because it contains a space or a line break: ${JSON.stringify(text.slice(0, 60))}`,
  )
}

/** Parses the output of `headersFile`. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: {} })
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name && rule) rule.headers[name] = value ?? ''
  }
  return rules
}

/** Parses the output of `redirectsFile`. */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/)
    return from && to ? [{ from, to, status: Number(status ?? 301) }] : []
  })
}

/**
 * Where a host redirects this path: by a rule for it as it is written, else by one for the page's canonical
 * address, or to that address.
 */
export function moveOf(
  rules: RedirectRule[],
  pathname: string,
  search: string,
): { status: number; location: string } | null {
  // In a rewritten path the rest belongs to the app: a referral code, the state of the Studio.
  const isRewritten = rules.some(({ from, status }) => status === 200 && covers(from, pathname))
  const canonical = isRewritten ? withoutSlash(pathname) : canonicalPath(pathname)
  const written = escapedPath(pathname)
  const rule =
    rules.find(({ from, status }) => status !== 200 && from === written) ??
    rules.find(({ from }) => covers(from, canonical))
  if (rule && rule.status !== 200)
    return { status: rule.status, location: withQuery(rule.to, search) }
  return canonical === pathname ? null : { status: 301, location: canonical + search }
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
}

/** True when a rule's path (with an optional `*`) covers this one. */
export function covers(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*')
  return end === undefined ? rule === path : path.startsWith(start) && path.endsWith(end)
}

type Redirecting = Pick<
  Renderer,
  'codeRedirects' | 'loadRedirects' | 'referralCodes' | 'referralPage'
>

interface HostRules {
  renderer: Redirecting
  policy: PolicyParts
  /** Under construction: nothing redirects. */
  isClosed: boolean
  write: Write
}

/** Writes `_headers` and `_redirects`: content security policy, caching, redirects. */
export async function writeHostFiles({
  renderer,
  policy,
  isClosed,
  write,
}: HostRules): Promise<void> {
  const plain = plainHeaders(policy.hosts)
  const ofFile = { 'Content-Security-Policy': filePolicy }
  await write(
    '/_headers',
    headersFile([
      {
        path: '/*',
        headers: { 'Content-Security-Policy': contentSecurityPolicy(policy), ...plain },
      },
      {
        path: '/static/*',
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ...ofFile },
      },
      { path: `${ownFlags}/*`, headers: { 'Cache-Control': 'public, max-age=604800', ...ofFile } },
      ...['/data/*', '/favicon.svg', '/media/house.svg'].map((path) => ({ path, headers: ofFile })),
      // Search engines show the page itself.
      { path: '/*.md', headers: { 'X-Robots-Tag': 'noindex', ...ofFile } },
      // Other sites must not see a referral code.
      { path: '/referral/*', headers: { 'Referrer-Policy': 'no-referrer' } },
    ]),
  )
  await write('/_redirects', redirectsFile(isClosed ? [] : await redirects(renderer)))
}

/** Redirects of the code, those of the CMS, and the rewrite of all referral codes to one page. */
export async function redirects(renderer: Redirecting): Promise<RedirectRule[]> {
  const fromCode = renderer.codeRedirects.map(({ path, redirect }) => ({
    from: path,
    to: redirect,
    status: 301,
  }))
  const taken = new Set(fromCode.map(({ from }) => from))
  const fromCms = (await renderer.loadRedirects())
    .filter(({ from }) => !taken.has(from))
    .map(({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 }))
  const codes = { from: renderer.referralCodes, to: renderer.referralPage, status: 200 }
  return [...fromCode, ...fromCms, codes]
}
