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

/** True for `host` or `host:port` as a browser writes it, without a default port. */
export function isHostName(text: string): boolean {
  // A semicolon, which an address may contain, would end the rule of the policy that names the host.
  if (!/^[\w.:[\]-]+$/.test(text)) return false
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
}
