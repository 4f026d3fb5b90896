/** The address that calls the number in a text as people write it; undefined where there is none. */
export function callAddress(phone: string): string | undefined {
  const number = readNumber(phone)
  return number && `tel:${number}`
}

/** "Tel. +44 (0)20 7946 0958 ext. 12 / B" gives "+442079460958"; people dial an extension by hand. */
export function readNumber(phone: string): string | undefined {
  const text = phone
    .replace(/^[^+]*(?=\+)/, '')
    .replace(/^((?:\+|00).*?)\( ?0 ?\)/, '$1')
    // The slash of an area code, not that of a second number.
    .replace(/^((?:\D*\d){1,6}\D*?)\//, '$1')
  const [number] = /(?:\+[^\p{L}\d/|;,&+#]*)?\d(?:[^\p{L}\d/|;,&+#]*\d)*/u.exec(text) ?? []
  return number?.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+')
}

/**
 * The address that opens WhatsApp with a message begun to this number; without one the visitor chooses
 * whom to write to. Undefined for a number without its country code, which WhatsApp does not know.
 */
export function whatsAppAddress(phone: null, message?: string | null): string
export function whatsAppAddress(phone: string, message?: string | null): string | undefined
export function whatsAppAddress(phone: string | null, message?: string | null): string | undefined {
  const number = phone === null ? '+' : readNumber(phone)
  if (!number?.startsWith('+')) return undefined
  const address = `https://wa.me/${number.slice(1)}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}

/**
 * True for an address that can be written to: something before one `@`, a domain with a dot after it,
 * no spaces. Letters of every script are welcome; "a@b" is not an address on the internet.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  return /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(
    text,
  )
}

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
