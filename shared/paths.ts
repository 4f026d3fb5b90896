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
const withoutFiles = /^\/referral\//i

/**
 * The one address of a page, however its path was written: single slashes, none at the end, no
 * `.html`, nothing escaped unnecessarily. Host and router both use it: React cannot hydrate a page
 * whose address only one of them understands.
 */
export function canonicalPath(pathname: string): string {
  const path = escapedPath(pathname)
  if (withoutFiles.test(path)) return path
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

/** In bytes: a file system takes 255 for a name. */
export const longestPath = 200

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
  const text = unescaped(path)
  return text !== null && !/\p{C}/u.test(text)
}

/** A text without its percent escapes; null where one is malformed. */
export function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** With `%2e` and `%2f` as the dots and slashes that browsers and hosts take them for. */
function decoded(path: string): string {
  return path.replace(/%(2e|2f|5c)/gi, (code) => decodeURIComponent(code))
}

/** A path in lower case; escaped characters too. */
export function lowerCasePath(path: string): string {
  try {
    return escapedPath(decodeURI(path).toLowerCase())
  } catch {
    return path
  }
}

/** A redirect's target with the query of the request behind its own query, and its hash last. */
export function withQuery(target: string, search: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(target) ?? []
  const merged = [query, search.replace(/^\?/, '')].filter(Boolean).join('&')
  return page + (merged && `?${merged}`) + hash
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
