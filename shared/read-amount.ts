import { t } from '#shared/words/words.ts'
import { asciiDigits } from './digits.ts'

/** Zeros of the words and letters that people write behind a number, or in Swahili before it. */
const units: [zeros: number, word: RegExp][] = [
  [3, /^(?:k|thousand|tsd|mille|mil|elfu|ألف|آلاف)$/],
  [5, /^(?:lakhs?|lacs?|laki)$/],
  [6, /^(?:mm?|mn|mln|mio|mill?i[oõó]n(?:s|en|es|i)?|milh(?:ão|ões)|millones|مليون|ملايين)$/],
  [7, /^(?:crores?|cr)$/],
  [9, /^(?:b|bn|bln|mrd|billions?|bilioni|bilh(?:ão|ões)|milliarden?|milliards?|مليار|مليارات)$/],
  [12, /^(?:tn|trn|trillions?|تريليون)$/],
]
const groupMark = /['’‘ʼ´`_·٬\p{Zs}]/gu

/**
 * The first sum in a text, in any number format, as digits with at most one dot: "1.250.000,50",
 * "1’250’000.50" and "₦1.2500005 million" give "1250000.50". Signs are dropped; empty without a number.
 */
export function readAmount(text: string): string {
  const plain = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[，、]/g, ',')
    .replace(/[．｡]/g, '.')
  const found = /(?<![\p{L}\d])[.,٫]\d+|\d(?:[\d.,٫'’‘ʼ´`_·٬\p{Zs}]*\d)?/u.exec(plain)
  if (!found) return ''
  const [number] = found
  const zeros = zerosAround(plain.slice(0, found.index), plain.slice(found.index + number.length))
  const at = decimalMark(number, zeros > 0)
  const fraction = onlyDigits(number.slice(at)).padEnd(zeros, '0')
  const whole = onlyDigits(number.slice(0, at)) + fraction.slice(0, zeros)
  const rest = fraction.slice(zeros)
  return rest.length > 0 ? `${whole || '0'}.${rest}` : whole
}

/** Where the decimals of a number begin; its length where it has none. */
function decimalMark(number: string, hasUnit: boolean): number {
  const mark = /[.,٫](?=\d*$)/.exec(number)
  if (!mark) return number.length
  const [sign] = mark
  const head = number.slice(0, mark.index)
  const decimals = number.length - mark.index - 1
  const isRepeated = head.includes(sign)
  const isMixed = head.replace(groupMark, '.').replace(sign, '').match(/[.,]/) !== null
  const couldBeThousands = decimals === 3 && /^[1-9]\d{0,2}$/.test(head)
  const isDecimal =
    sign === '٫' ||
    isMixed ||
    head.startsWith('0') ||
    (sign === '.' ? !couldBeThousands || hasUnit : decimals < 3)
  return isDecimal && !isRepeated ? mark.index : number.length
}

function zerosAround(before: string, after: string): number {
  const power = /^e\+?(\d{1,2})\b/i.exec(after)
  if (power) return Number(power[1])
  const [, first = '', second = ''] = /^\s*(\p{L}+)(?:\s+(\p{L}+))?/u.exec(after) ?? []
  // A letter before a number is a currency.
  const [word = ''] = /\p{L}{4,}(?=\s*$)/u.exec(before) ?? []
  // "2 mil milhões"
  const zeros = zerosOf(first) && zerosOf(first) + zerosOf(second)
  return zeros || zerosOf(word)
}

function zerosOf(word: string): number {
  return units.find(([, unit]) => unit.test(word.toLowerCase()))?.[0] ?? 0
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Whether a text is an amount as the field writes it, with nothing to be dropped or misread: commas at
 * thousands (or as in "12,50,000"), one dot before decimals. "1.250" is not: many write thousands so.
 */
export function isPlainAmount(text: string): boolean {
  const number = asciiDigits(text)
    .replace(/^(?:NGN|USD|\p{Sc})\s?|\s?(?:NGN|USD|\p{Sc})$/gu, '')
    .trim()
  return (
    /^(?:\d*|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/.test(number) &&
    !/^[1-9]\d{0,2}\.\d{3}$/.test(number) &&
    onlyDigits(number).length <= 15
  )
}

/** The same of an amount that is still being typed: its last group of digits may be incomplete. */
export function mayBecomePlain(text: string): boolean {
  return ['', '0', '00', '000'].some((rest) => isPlainAmount(text + rest))
}

/** What the field shows, so that no zero is overlooked: "1,250,000.5" gives "1 million 250 thousand and 0.5". */
export function amountWords(shown: string): string {
  const [whole = '', fraction = ''] = shown.split('.')
  const groups = whole.split(',').map(Number)
  const parts = groups.flatMap((group, index) =>
    group > 0 ? scaled(group, groups.length - 1 - index) : [],
  )
  const between = t().funding.betweenScales
  if (Number(fraction) === 0) return parts.join(between)
  const small = groups.at(-1) ?? 0
  if (small > 0) return [...parts.slice(0, -1), `${small}.${fraction}`].join(between)
  const rest = `0.${fraction}`
  return parts.length > 0 ? t().funding.decimals(parts.join(between), rest) : rest
}

function scaled(group: number, power: number): string {
  return power === 0 ? String(group) : t().funding.scale(group, power)
}
