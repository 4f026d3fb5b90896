/** The address that calls the number in a text as people write it; undefined where there is none. */
export function callAddress(phone: string): string | undefined {
  const [number, extension] = readNumber(phone)
  return number && `tel:${number}${extension && `;ext=${extension}`}`
}

/**
 * The address that opens WhatsApp with a message begun to this number; without one the visitor chooses
 * whom to write to. Undefined for a number without its country code, which WhatsApp does not know.
 */
export function whatsAppAddress(phone: null, message?: string | null): string
export function whatsAppAddress(phone: string, message?: string | null): string | undefined
export function whatsAppAddress(phone: string | null, message?: string | null): string | undefined {
  const number = phone === null ? '+' : readNumber(phone)[0]
  if (!number?.startsWith('+')) return undefined
  const address = `https://wa.me/${number.slice(1)}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}

/** "Tel. +44 (0)20 7946 0958 ext. 12 / B" gives "+442079460958" and "12". */
function readNumber(phone: string): [number: string | undefined, extension: string] {
  const text = phone
    .replace(/^[^+]*(?=\+)/, '')
    .replace(/^((?:\+|00).*?)\( ?0 ?\)/, '$1')
    // The slash of an area code, not that of a second number.
    .replace(/^((?:\D*\d){1,6}\D*?)\//, '$1')
  const [, number, extension = ''] =
    /(\+?(?:[^\p{L}\d/|;,&+]*\d)+)(?:[\s,;]*e?xt?[^+/\d]{0,9}(\d{1,7})\b)?/u.exec(text) ?? []
  return [number?.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+'), extension]
}
