const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* .*Safari/, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/Android (\d+)/, 'Android'],
  [/(?:iPhone|iPad).* OS (\d+)/, 'iOS'],
  [/Windows NT/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A user agent in words: "Chrome 130, Android 13". */
export function browserName(userAgent: string): string {
  const parts = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'Unknown browser'
}

function first(known: [RegExp, string][], userAgent: string): string {
  for (const [pattern, name] of known) {
    const found = pattern.exec(userAgent)
    if (found) return found[1] ? `${name} ${found[1]}` : name
  }
  return ''
}
