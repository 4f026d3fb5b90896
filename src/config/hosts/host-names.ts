/** "https://a.example/x, B.example:8080" gives ["a.example", "b.example:8080"]. */
export function hostNames(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) =>
      entry
        .replace(/^https?:\/\//i, '')
        .replace(/\/.*$/, '')
        .toLowerCase(),
    )
}

/** True for `host` or `host:port` as a browser writes it, without the port that goes without saying. */
export function isHostName(text: string): boolean {
  // An address may hold a semicolon, which would end the rule of the policy that names it.
  if (!/^[\w.:[\]-]+$/.test(text)) return false
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
}
