import { canonicalPath, escapedPath, withQuery } from '#shared/paths.ts'

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
 * @throws Error when a line is longer than these hosts allow (2,000 characters), or would be read as
 * more than one rule or header
 */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    oneWord('_headers', path),
    ...Object.entries(headers).map(
      ([name, value]) => `  ${headerName(name)}: ${oneLine('_headers', value)}`,
    ),
  ])
  const long = lines.find((line) => line.length > longestLine)
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters, but hosts allow ${longestLine}: ${long.slice(0, 60)}…`,
    )
  return `${lines.join('\n')}\n`
}

/**
 * The text of `_redirects`: the first rule that matches wins.
 * @throws Error when an address would be read as more than one, or as more than one rule, or when there
 * are more redirects than hosts answer (2,000)
 */
export function redirectsFile(rules: RedirectRule[]): string {
  const count = rules.filter(({ from }) => !from.endsWith('*')).length
  if (count > mostRedirects) throw new Error(tooManyRedirects(count))
  const lines = rules.map(({ from, to, status }) =>
    [oneWord('_redirects', from), oneWord('_redirects', to), status].join(' '),
  )
  return `${lines.join('\n')}\n`
}

export function tooManyRedirects(count: number): string {
  return `There are ${count} redirects, but hosts answer only the first ${mostRedirects}: delete ${count - mostRedirects} of them in the Studio.`
}

/** The format has no quotes or escapes: a space ends a word, a line break ends a rule. */
function oneWord(file: string, text: string): string {
  if (/^[^\s\p{C}]+$/u.test(text)) return text
  throw new Error(
    `This cannot be written to ${file}, because it contains a space or a line break: ${shown(text)}`,
  )
}

function oneLine(file: string, text: string): string {
  if (/^[^\p{C}\u2028\u2029]*$/u.test(text)) return text
  throw new Error(
    `This cannot be written to ${file}, because it contains a line break: ${shown(text)}`,
  )
}

function headerName(name: string): string {
  if (/^[\w-]+$/.test(name)) return name
  throw new Error(`This is not a valid header name: ${shown(name)}`)
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 60))
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

/** True when a rule's path (with an optional `*` at its end) covers this one. */
export function covers(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path
}
