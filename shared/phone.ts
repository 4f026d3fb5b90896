import { asciiDigits } from './digits.ts'
import { dialOf } from './contact.ts'
import { visibleText } from './text.ts'

/** What a country's numbers look like, to read one that was typed there. */
export interface DialRules {
  /** "+234" */
  dialCode: string
  /** Digits dialled inside the country only, "0"; empty where there are none. */
  trunk: string
  /** Digits of a mobile number without trunk prefix. */
  mobileDigits: number
  /** Pattern of what is dialled there before a number of another country; empty for 00. */
  exit: string
}

/** A phone number that was typed, taken apart. */
export interface ReadPhone {
  /** "+44": of the number where it is international, else of the country it was typed in. */
  dialCode: string
  /** Without dial code and trunk prefix, grouped as typed: "20 7946 0958". Empty without digits. */
  national: string
  /** Digits, "12". */
  extension: string
  /** What was typed behind the first of several numbers. */
  rest: string
}

/** Digits behind which a comma or slash begins something else; fewer are an area code, but for small countries. */
const whole = 7
/** More digits than any number has, with exit code. */
const most = 18
/** More characters than two numbers and what is written around them. */
const longest = 200

/**
 * Reads a number as people type or paste it: "Mobile: (+234) 803…", "tel:…", "011 44 (0)20 … ext. 12".
 * `others` are the countries it may belong to.
 */
export function readPhone(
  typed: string,
  country: DialRules,
  others: readonly DialRules[] = [],
): ReadPhone {
  const { main, extension, rest } = splitPhone(
    typed,
    Math.min(country.mobileDigits || whole, whole),
  )
  const all = onlyDigits(main)
  const from = main.includes('+')
    ? /^(?:00)?(?=[1-9])/.exec(all)?.[0].length
    : internationalStart(all, country, others)
  const dial = from === undefined ? '' : dialOf(all.slice(from))
  const dialCode = dial === '' ? country.dialCode : `+${dial}`
  const rules = [country, ...others].find((one) => one.dialCode === dialCode)
  // Nobody dials the "(0)" of "+44 (0)20 …", except in Italy and San Marino.
  const number = /^(?:39|378)?$/.test(dial) ? main : main.replace(/\( ?0 ?\)/, ' ')
  let skipped = dial === '' ? 0 : (from ?? 0) + dial.length
  skipped += trunkLength(onlyDigits(number).slice(skipped), rules)
  return { dialCode, national: withoutDigits(number, skipped), extension, rest }
}

/** The international number in digits only, dial code first: "2348031234567". Empty without digits. */
export function internationalDigits(
  typed: string,
  country: DialRules,
  others?: readonly DialRules[],
): string {
  const { dialCode, national } = readPhone(typed, country, others)
  return national === '' ? '' : onlyDigits(dialCode + national)
}

/** A typed number without what nobody dials: invisible characters, "tel:", words before it. */
export function cleanPhone(typed: string): string {
  const { main, extension, rest } = splitPhone(typed)
  return onlyDigits(main) === '' || typed.length > longest
    ? visibleText(typed)
    : `${main}${extension && ` ext. ${extension}`}${rest && ` / ${rest}`}`
}

/** "+13065550142" as the page writes it: "+1 306 555 0142". Anything but a plus and digits stays as it is. */
export function formatPhone(number: string): string {
  if (!/^\+\d{8,15}$/.test(number)) return number
  const dial = dialOf(number.slice(1))
  const groups = number.slice(1 + dial.length).replace(/\d{3}(?=\d{3,}$)|\d{3}(?=\d{2}$)/g, '$& ')
  return `+${dial} ${groups}`
}

/** "+1 (306) 555-0100" gives "13065550100". */
export function onlyDigits(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}

interface SplitPhone extends Pick<ReadPhone, 'extension' | 'rest'> {
  main: string
}

function splitPhone(typed: string, least = whole): SplitPhone {
  const text = asciiDigits(visibleText(typed.slice(0, longest)))
    .replace('＋', '+')
    .replace(/\p{Zs}/gu, ' ')
  const plus = text.indexOf('+')
  // "Office 2: 0803 …", "tel:0803 …", "(call me) 0803 …"; a plus begins the number wherever it is.
  const start =
    plus >= 0 && onlyDigits(text.slice(0, plus)).length < 5
      ? plus
      : (/^\D*\d?\D*:\D*(?=\d)/.exec(text)?.[0].length ?? Math.max(text.search(/[\d(]/), 0))
  const number = text.slice(start)
  const extension =
    /(?<=\d\D{0,3})(?:;?\s*(?:e?xt(?:ension|n)?|x)[\s.:=#]*|#\s*)(\d{1,7})\D*$/i.exec(number) ??
    /(?<=(?:\d\D{0,2}){7})\s*[,;]+\s*(\d{1,5})\D*$/.exec(number)
  const rest = number.slice(0, extension?.index)
  const end = endOfFirst(rest, least)
  return {
    main: rest
      .slice(0, end)
      .replace(/[^\d+(). /-]+/g, ' ')
      .replace(/\( *\)/g, '')
      .replace(/[^\d)]+$/, '')
      .replace(/ {2,}/g, ' '),
    extension: extension?.[1] ?? '',
    rest: rest
      .slice(end)
      .replace(/^[^\d+(]+/, '')
      .trim(),
  }
}

/** Where the first of several numbers ends: at a mark behind a whole number, or where digits are too many for one. */
function endOfFirst(text: string, least: number): number {
  for (const { index } of text.matchAll(/[/|;,&+(\n]|\p{L}+/gu)) {
    const before = onlyDigits(text.slice(0, index)).length
    if (before >= least && /\d/.test(text.slice(index))) return index
  }
  const digits = onlyDigits(text).length
  if (digits <= most) return text.length
  return placeBehind(text, Math.ceil(digits / 2))
}

/** Where the dial code begins in a number without a plus; undefined in a national number. */
function internationalStart(
  digits: string,
  country: DialRules,
  others: readonly DialRules[],
): number | undefined {
  const { dialCode, exit, mobileDigits, trunk } = country
  const dial = onlyDigits(dialCode)
  const national = trunk.length + mobileDigits
  const starts = [exit, '00'].flatMap((pattern) => {
    const start = new RegExp(`^(?:${pattern || '00'})(?=[1-9]\\d{6})`).exec(digits)?.[0] ?? ''
    // Only 00 begins no number inside a country.
    const isExit = start.startsWith('00') || (start !== '' && digits.length > national)
    return isExit ? start.length : []
  })
  // Korea's 002 and 34 for Spain, or 00 and 234 for Nigeria: what makes a number of the usual length.
  const usual = starts.find((start) => {
    const code = `+${dialOf(digits.slice(start))}`
    const length = digits.length - start - code.length + 1
    return others.some((other) => other.dialCode === code && other.mobileDigits === length)
  })
  if (starts.length > 0) return usual ?? starts[0]
  const isWhole = [mobileDigits, national].includes(digits.length - dial.length)
  return digits.startsWith(dial) && isWhole ? 0 : undefined
}

function trunkLength(digits: string, rules: DialRules | undefined): number {
  const { trunk, mobileDigits } = rules ?? { trunk: '0', mobileDigits: 0 }
  if (trunk === '' || !digits.startsWith(trunk)) return 0
  // Other prefixes than 0 also begin numbers: 8 and 10 digits in Russia.
  return trunk === '0' || digits.length > mobileDigits ? trunk.length : 0
}

/** A number without its first digits and what is left open or in front by that. */
function withoutDigits(text: string, count: number): string {
  const rest = text.slice(placeBehind(text, count)).replace(/^[^\d(]+/, '')
  const isOdd = rest.split('(').length !== rest.split(')').length
  return (isOdd || rest.startsWith('()') ? rest.replace(/[()]/g, '') : rest).trim()
}

/** The index behind the first digits of a text. */
function placeBehind(text: string, count: number): number {
  return new RegExp(`^(?:\\D*\\d){${count}}`).exec(text)?.[0].length ?? 0
}
