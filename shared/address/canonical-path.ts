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
