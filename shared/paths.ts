import { withoutPrefix } from './languages.ts'

/** Addresses that the code refers to; all other pages are in the CMS. */
export const paths = {
  home: '/',
  owner: '/owner',
  pricing: '/pricing',
  pricingEnterprise: '/pricing/enterprise',
  contact: '/contact',
  guides: '/guides',
  policy: '/policy',
  canpad: '/canpad',
  doctor: '/doctor',
  adminLogin: '/admin-login',
  referral: '/referral',
  /** Everything below `/referral/` is a code; the build writes one page for all of them. */
  referralCodes: '/referral/*',
  scheduleCall: '/schedule-call',
  scheduler: '/schedule-call-calendly',
  waitlistWelcome: '/waitlist-welcome',
} as const

/** Old addresses that lead to a page; editors write all others in the CMS. */
export const codeRedirects: { path: string; redirect: string }[] = [
  { path: paths.canpad, redirect: paths.owner },
  { path: paths.pricing, redirect: paths.pricingEnterprise },
]

// What `encodeURIComponent` escapes although a path may contain it.
const plain = /%(?:3A|40|24|26|2B|2C|3B|3D)/g

// A referral code is not the name of a file.
const withoutFiles = '/referral/'

/**
 * The one address of a page, however its path was written: single slashes, none at the end, no
 * `.html`, nothing escaped unnecessarily. Host and router both use it: React cannot hydrate a page
 * whose address only one of them understands.
 */
export function canonicalPath(pathname: string): string {
  const path = escapedPath(pathname)
  if (path.startsWith(withoutFiles)) return path
  return path.replace(/(?:\/?\.html|\/index)+$/, '') || '/'
}

/** Where a page is as Markdown: "/owner.md", "/index.md" for "/". */
export function markdownFile(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** A path with single slashes, none at the end, escaped as a browser would escape it; `.html` stays. */
export function escapedPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).map(canonicalSegment).join('/')}`
}

/** One part of a path, escaped as a browser would; one that is malformed stays as it is. */
function canonicalSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment)).replace(plain, decodeURIComponent)
  } catch {
    return segment
  }
}

// A file system takes 255 bytes for a name.
const longestPath = 200

/**
 * What is wrong with a path of this site ("/pricing/premium"), to be read after the path itself; null
 * for a valid one. Such a path can be used as a file of the build, in a rule of the host and as an address.
 */
export function sitePathProblem(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//')) return 'does not start with one slash'
  if (new TextEncoder().encode(path).length > longestPath)
    return `has more than ${longestPath} bytes`
  // A star or a colon may be written escaped, but a rule of the host has it plain.
  if (/[\s\p{C}\\?#*:]/u.test(path + escapedPath(path))) {
    return 'holds a space, a control character, or one of ? # * : \\'
  }
  if (path === '/') return null
  if (!isEscaped(path)) return 'has a percent sign that escapes no printable character'
  const [, ...parts] = decoded(path).split(/[/\\]/)
  return parts.some((part) => part === '' || part.startsWith('.'))
    ? 'has an empty part, or one that starts with a dot'
    : null
}

/** True when every percent sign begins an escaped character, and none of them is a control character. */
function isEscaped(path: string): boolean {
  try {
    return !/\p{C}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** With `%2e` and `%2f` as the dots and slashes that browsers and hosts take them for. */
function decoded(path: string): string {
  return path.replace(/%(2e|2f|5c)/gi, (code) => decodeURIComponent(code))
}

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

/** A path in lower case; escaped characters too. */
export function lowerCasePath(path: string): string {
  try {
    return escapedPath(decodeURI(path).toLowerCase())
  } catch {
    return path
  }
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

/** @param targets old paths with the address that each leads to; of two for a path the last counts */
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

/** A redirect's target with the query of the request behind its own query, and its hash last. */
export function withQuery(target: string, search: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(target) ?? []
  const merged = [query, search.replace(/^\?/, '')].filter(Boolean).join('&')
  return page + (merged && `?${merged}`) + hash
}

/** Pages that are code, and what the host serves at no other address. */
const screens: string[] = [
  paths.adminLogin,
  paths.doctor,
  paths.scheduler,
  '/404',
  '/lead-api',
  '/_headers',
  '/_redirects',
  '/answers.json',
  '/apple-touch-icon.png',
  '/build.json',
  '/favicon.ico',
  '/favicon.svg',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/search-index.json',
  '/sitemap.xml',
  '/third-party-notices.txt',
]

/** Folders that are taken as a whole: referral codes, files of the build, the lead service. */
const folders = ['/referral/', '/static/', '/data/', '/flags/', '/media/', '/.well-known/'].concat(
  '/lead-api/',
)

/** True for an address in any language, however it is written, that no page or redirect of the CMS can have. */
export function isScreen(path: string): boolean {
  const address = withoutPrefix(canonicalPath(path)).toLowerCase()
  if (address === '/') return path !== canonicalPath(path)
  return (
    screens.includes(address) ||
    /\.md$|^\/guides\/.*feed\.(?:xml|json)$/.test(address) ||
    folders.some((folder) => address.startsWith(folder))
  )
}

/** Where in the guides an address leads: to a guide, or to one page of the list of all or of a topic. */
export type GuidePlace = { slug: string } | { topic: string | null; page: number }

/** The place of `/guides` or an address below it, in any language; null for every other address. */
export function guidePlace(path: string): GuidePlace | null {
  const address = withoutPrefix(path)
  const list = /^\/guides(?:\/topic\/([^/]+))?(?:\/page\/([2-9]|[1-9]\d{1,5}))?$/.exec(address)
  if (list) return { topic: list[1] ?? null, page: Number(list[2] ?? 1) }
  const [, slug] = /^\/guides\/([^/]+)$/.exec(address) ?? []
  return slug === undefined ? null : { slug }
}

/** True for an address that no page of the CMS can have; a redirect in the CMS may repeat one of the code. */
export function isReserved(path: string): boolean {
  const address = withoutPrefix(canonicalPath(path))
  return (
    isScreen(path) ||
    address.startsWith(`${paths.guides}/`) ||
    codeRedirects.some((redirect) => redirect.path === address)
  )
}

/** Question lists by the last segment of the path; any other path shows the general list. */
const lists: Record<string, string> = {
  owner: 'owner',
  developer: 'developer',
  lender: 'lender',
  enterprise: 'enterprise',
  contractor: 'contractor',
  consultant: 'contractor',
}

/** "/lender" gives "lender", "/consultant" gives "contractor", "/" and unknown paths give "general". */
export function audienceOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return (Object.hasOwn(lists, last) ? lists[last] : undefined) ?? 'general'
}
