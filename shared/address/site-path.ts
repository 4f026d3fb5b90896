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
  if (/[\s\p{C}\\?#*:]/u.test(path)) {
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
