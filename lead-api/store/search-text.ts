import { cutText } from '../../src/lib/text.ts'
import { emailKey } from './email-key.ts'

/** Stands around each text, so that a whole text can be told from a part of one. */
const SEPARATOR = '\u001F'
/** Before an address that stands within a longer text. */
const MENTIONED = '~'
/** UTF-16 units; the longest texts of a lead grow when they are brought into one form. */
const MOST = 100_000
/** Words of a search: a database takes only so many conditions. */
const MOST_WORDS = 12
const MOST_DIGITS = 9

/**
 * What a lead is found by: the e-mail addresses of its body, each number in digits only, and every
 * text in small letters, each between two separators.
 */
export function searchTextOf(body: Record<string, unknown>): string {
  const texts = atomsOf(body).map(String)
  const { countryCode = '', phone = '' } = body
  const numbers = [...texts, `${countryCode}${String(phone).replace(/^0+/, '')}`].map(digitsOf)
  const parts = [
    ...texts.flatMap((text) => emailKey(text) ?? mentionsIn(text)),
    ...numbers.filter((digits) => digits.length > 4),
    ...texts.map(plain),
  ]
  return `${SEPARATOR}${cutText(parts.join(SEPARATOR), MOST)}${SEPARATOR}`
}

/** The search text of one whole value, such as the key of an e-mail address. */
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
  const text = plain(query)
  const parts = text.match(/\+?\d[\d\s().\/-]{3,}\d|\S+/g) ?? []
  const wanted = parts.filter((part) => !/^[\p{P}+]+$/u.test(part))
  return (wanted.length > 0 ? wanted : parts).slice(0, MOST_WORDS).map((part) => {
    const words = part.split(/\s+/)
    const digits = digitsOf(part)
    const isNumber = /^[\d\s().+\/-]+$/.test(part) && digits.length > 4
    // With or without the code of its country a number has the same end.
    const end = digits.replace(/^0+/, '').slice(-(digits.length > MOST_DIGITS ? MOST_DIGITS : 99))
    return isNumber ? [[end], words] : [words]
  })
}

function mentionsIn(text: string): string[] {
  const found = text.match(/[^\s<>()[\]\\,;:"]+@[^\s<>()[\]\\,;:"!?]+/g) ?? []
  return found.flatMap((address) => {
    const key = emailKey(address.replace(/[.'’”]+$/, ''))
    return key === undefined ? [] : [MENTIONED + key]
  })
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}

function atomsOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(atomsOf)
  return [value]
}
