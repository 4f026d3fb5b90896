/**
 * The web address that was typed, with `https://` put before a bare domain; null when it does not
 * look like one. "acme.com" gives "https://acme.com".
 */
export function webAddress(text: string): string | null {
  const typed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  const hasDomain = /^[^.].*\.[\p{L}\d-]{2,}$/u.test(hostname) && !hostname.includes('..')
  return /^https?:$/.test(protocol) && hasDomain ? address : null
}
