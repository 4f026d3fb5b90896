import { asciiDigits } from './digits.ts'

/** The address that calls the number in a text as people write it; undefined where there is none. */
export function callAddress(phone: string): string | undefined {
  const number = readNumber(phone)
  return number && `tel:${number}`
}

/** More characters than two numbers and what is written around them. */
const longest = 200
/** Where the first 0 is a part of the number: Italy, San Marino, some countries of Africa. */
const zeroStays = ['39', '378', '225', '226', '229', '241', '242']

/** The country calling code that digits begin with (ITU E.164: no code begins another); empty for none. */
export function dialOf(digits: string): string {
  return (
    /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/.exec(digits)?.[0] ??
    ''
  )
}

/**
 * The first number in a text as people write it: "Tel. +44 (0)20 7946 0958 ext. 12 / B" gives "+442079460958";
 * people dial an extension by hand. Undefined where nobody can tell which digits are the number.
 */
export function readNumber(phone: string): string | undefined {
  if (phone.length > longest) return undefined
  const text = asciiDigits(phone)
    .replace(/\p{Cf}/gu, '')
    .replace('＋', '+')
    .replace(/\p{Pd}/gu, '-')
    // "(24/7)", "(2 lines)"
    .replace(/\([^)]*[^\d\s()+.-][^)]*\)/g, '|')
    .replace(/^[^+]*(?=\+)/, '')
    // The slash of an area code, not that of a second number.
    .replace(/^((?:\D*\d){1,6}|\+(?:\D*\d){7,8}) ?\/ ?(?=\d\d)/, '$1')
  const [digits = ''] = /(?:\+[^\p{L}\d/|;,:&+#]*)?\d(?:[^\p{L}\d/|;,:&+#]*\d)*/u.exec(text) ?? []
  const dialed = digits
    // "(9-5)" behind a number, or a second one behind a dash, which also parts pairs: "01-23-45-67-89".
    .replace(/^((?:\D*\d){7,}?) *\(.*/, '$1')
    .replace(/^((?:\D*\d){10,}?)(?<!-\d\d) *-.*/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  const dial = dialOf(dialed.replace('+', ''))
  const number = zeroStays.includes(dial)
    ? dialed
    : dialed.replace(new RegExp(`^(\\+${dial})0(?=[1-9])`), '$1')
  if (/^(?:\+[1-9]\d{7,14}|\d{7,12})$/.test(number)) return number
  // "112", but not what begins "1-800-FLOWERS" or is within "*123#".
  return /^\d{3,6}$/.test(number) && /^[^\d*#]*[\d -]+$/.test(text) ? number : undefined
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
  const { protocol, hostname, username } = new URL(address)
  const hasDomain = /^[^.].*\.[\p{L}\d-]{2,}$/u.test(hostname) && !hostname.includes('..')
  return /^https?:$/.test(protocol) && hasDomain && !username ? address : null
}
