import { isEmail } from '#shared/contact.ts'
import { cutText } from '#shared/text.ts'

/** Is around each text, to distinguish a whole text from a part of one. */
const SEPARATOR = '\u001F'
/** UTF-16 units; the longest texts of a lead grow when they are brought into one form. */
const MOST = 100_000
/** Words of a search: a database takes only so many conditions. */
const MOST_WORDS = 12
const MOST_DIGITS = 9
/** UTF-16 units of a search that are looked at. */
const MOST_QUERY = 500

/**
 * What a lead is found by: the email addresses of its body, each number in digits only, and every
 * text in small letters, each between two separators.
 */
export function searchTextOf(body: Record<string, unknown>): string {
  const texts = atomsOf(body).map(String)
  const [countryCode = '', phone = ''] = ['countryCode', 'phone'].map((name) => {
    const value = body[name]
    return typeof value === 'string' ? value : ''
  })
  const numbers = [...texts, `${countryCode}${phone.replace(/^0+/, '')}`].map(digitsOf)
  const parts = [
    ...texts.flatMap((text) => emailKey(text) ?? []),
    ...numbers.filter((digits) => digits.length > 4),
    ...texts.map(plain),
  ]
  return `${SEPARATOR}${cutText(parts.join(SEPARATOR), MOST)}${SEPARATOR}`
}

/** The search text of one whole value, such as the key of an email address. */
export function wholeValue(value: string): string {
  return `${SEPARATOR}${value}${SEPARATOR}`
}

/** A text as it is searched for: composed, in small letters. */
export function plain(value: string): string {
  return value.normalize('NFKC').replaceAll(SEPARATOR, ' ').trim().toLowerCase()
}

/**
 * The parts of a search: a lead is found when it has all of them, each in one of its forms. A form is
 * found when all of its texts are: `ada +234 803-555` gives `[['ada']]` and `[['234803555'], ['+234', '803-555']]`.
 */
export function searchParts(query: string): string[][][] {
  const text = cutText(plain(query), MOST_QUERY)
  const parts = text.match(/\+?\d[\d\s()./-]{3,}\d|\S+/g) ?? []
  const wanted = parts.filter((part) => !/^[\p{P}+]+$/u.test(part))
  return (wanted.length > 0 ? wanted : parts).slice(0, MOST_WORDS).map((part) => {
    const words = part.split(/\s+/)
    const digits = digitsOf(part)
    const isNumber = /^[\d\s().+/-]+$/.test(part) && digits.length > 4
    // With or without the code of its country a number has the same end.
    const end = digits.replace(/^0+/, '').slice(-(digits.length > MOST_DIGITS ? MOST_DIGITS : 99))
    return isNumber ? [[end], words] : [words]
  })
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}

function atomsOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(atomsOf)
  return [value]
}

/** Far longer than an address may be, in whichever form. */
const LONGEST = 1000

/**
 * One form of an email address for all ways to write it: small letters, composed characters, the
 * domain in ASCII, nothing invisible. Undefined for a text that is not an address.
 */
export function emailKey(text: string): string | undefined {
  const typed = text.trim()
  if (typed.length > LONGEST) return undefined
  const address = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = `http://${address.slice(at + 1).replace(/\.$/, '')}`
  if (at < 1 || !/^http:\/\/[^/?#@:\\]+$/.test(domain) || !URL.canParse(domain)) return undefined
  const key = `${address.slice(0, at)}@${new URL(domain).hostname}`
  return isEmail(key) ? key : undefined
}

/** The mailbox of an address: mail servers ignore what follows a plus, and Gmail ignores dots. */
export function mailboxOf(key: string): string {
  const mailbox = key.replace(/(?<=.)\+.*(?=@)/, '')
  const [, name] = /^(.+)@(?:gmail|googlemail)\.com$/.exec(mailbox) ?? []
  return name === undefined ? mailbox : `${name.replaceAll('.', '')}@gmail.com`
}
