import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import type { CountryCode } from 'libphonenumber-js/min'

/** Names that people search for, where the Unicode name differs or has a curly apostrophe. */
const knownAs: Partial<Record<CountryCode, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
}

/** Uninhabited, or a military base. */
const excluded = new Set<CountryCode>(['AC', 'TA'])

/** The countries of the phone fields and their dialing rules, sorted by English name. */
export function renderCountries(): string {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const rows = getCountries()
    .filter((code) => !excluded.has(code))
    .map((code) => ({ code, name: knownAs[code] ?? names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ code, name }) => `${code}|${name}|${getCountryCallingCode(code)}|${phoneShape(code)}`)
  return [
    '// Code, English name, dial code, trunk prefix, mobile digits, exit code.',
    `export const countryRows = \`\n${rows.join('\n')}\n\``,
    '',
  ].join('\n')
}

/**
 * The trunk prefix for calls inside the country, the length of a mobile number without it, and a pattern
 * of what is dialled before a number of another country; the pattern is empty for 00.
 */
function phoneShape(code: CountryCode): string {
  const mobile = getExampleNumber(code, examples)?.nationalNumber ?? ''
  const trunk = ['0', '1', '8', '06'].find(
    (prefix) => parsePhoneNumberFromString(prefix + mobile, code)?.nationalNumber === mobile,
  )
  const metadata = new Metadata()
  metadata.selectNumberingPlan(code)
  const exit = metadata.numberingPlan?.IDDPrefix() ?? '00'
  // Australia's is 0011; codes of single carriers, which no contact card contains, are left out.
  const known = exit.endsWith('0011') ? '0011' : exit
  const isStored = known !== '00' && /^[\d[\]-]+$/.test(known)
  return `${trunk ?? ''}|${mobile.length}${isStored ? `|${known}` : ''}`
}
