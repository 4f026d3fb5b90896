/** The address that calls the first number in a text as people write it; undefined where there is none. */
export function callAddress(phone: string): string | undefined {
  const { digits, extension } = readNumber(phone)
  if (!/\d/.test(digits)) return undefined
  return `tel:${digits}${extension && `;ext=${extension}`}`
}

/**
 * The address that opens WhatsApp with a message begun to this number; without one the visitor chooses
 * whom to write to. Undefined for a number without its country code, which WhatsApp does not know.
 */
export function whatsAppAddress(phone: null, message?: string | null): string
export function whatsAppAddress(phone: string, message?: string | null): string | undefined
export function whatsAppAddress(phone: string | null, message?: string | null): string | undefined {
  const { digits } = readNumber(phone ?? '+')
  if (!digits.startsWith('+') || (phone !== null && digits === '+')) return undefined
  const address = `https://wa.me/${digits.slice(1)}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}

/** "+44 (0)20 7946 0958 ext. 12" gives "+442079460958" and "12"; of "A / B" the first number counts. */
function readNumber(phone: string): { digits: string; extension: string } {
  const several = /^(?:\D*\d){7,}?\D*?(?=\s*(?:[/|;,&\n]|\b(?:or|and)\b))/i.exec(phone)
  const extension = /(?<=\d)\D{0,3}?(?:ext(?:ension)?|x)[\s.:=]*(\d{1,7})/i.exec(phone)
  const number = phone.slice(
    0,
    Math.min(several?.[0].length ?? phone.length, extension?.index ?? phone.length),
  )
  const isInternational = /^[^\d]*\+|^\D*00/.test(number)
  const digits = (isInternational ? number.replace(/\(\s*0\s*\)/, '') : number)
    .replace(/\D/g, '')
    .replace(/^00/, '')
  return { digits: (isInternational ? '+' : '') + digits, extension: extension?.[1] ?? '' }
}
