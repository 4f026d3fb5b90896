import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import type { PhoneNumber } from 'libphonenumber-js/min'
import { countries, countryOfDialCode } from '#shared/countries.ts'
import type { Country } from '#shared/countries.ts'
import { cleanPhone, internationalDigits, onlyDigits, readPhone } from '#shared/phone.ts'
import type { DialRules } from '#shared/phone.ts'
import { t } from '#shared/words/words.ts'

/** For a form without a country picker. */
const nowhere: DialRules = { dialCode: '', trunk: '', mobileDigits: 0, exit: '011' }

/** The country that a number says it belongs to; the one it was typed in where it says none. */
export function phoneCountry(typed: string, country: Country): Country {
  const { dialCode, national } = readPhone(typed, country, countries)
  if (national === '' || dialCode === country.dialCode) return country
  const code = parsePhoneNumberFromString(dialCode + onlyDigits(national))?.country
  return countries.find((one) => one.code === code) ?? countryOfDialCode(dialCode)
}

/**
 * A number without what nobody dials. Where the form has a picker, one of another country begins with a
 * plus, so that it stays the same number whatever is picked. `formats`: in the usual format of its country.
 */
export function tidyPhone(typed: string, country: Country | null, formats = false): string {
  const clean = cleanPhone(typed)
  if (!country) return clean
  const { dialCode, national, extension, rest } = readPhone(typed, country, countries)
  const isForeign = national !== '' && dialCode !== country.dialCode
  const number = formats && rest === '' ? parse(clean, country) : undefined
  if (number?.isPossible()) {
    const local = number.formatNational()
    const isHome = internationalDigits(local, country, countries) === number.number.slice(1)
    return withExtension(isHome ? local : number.formatInternational(), extension)
  }
  if (!isForeign) return clean
  return withExtension(`${dialCode} ${national}`, extension) + (rest && ` / ${rest}`)
}

function withExtension(number: string, extension: string): string {
  return extension === '' ? number : `${number.replace(/ ext\. \d+$/, '')} ext. ${extension}`
}

/** Advice about a number, which never blocks a submit; undefined where there is none. */
export function phoneAdvice(typed: string, country: Country | null): string | undefined {
  if (typed.trim() === '') return undefined
  const { dialCode, national, rest } = readPhone(typed, country ?? nowhere, countries)
  if (national === '') return t().phone.none
  if (rest !== '') {
    return t().phone.two(`${dialCode} ${national}`.trim())
  }
  if (dialCode === '') return t().phone.noCode
  const owner = phoneCountry(typed, country ?? countryOfDialCode(dialCode))
  if (!isSupportedCountry(owner.code)) return undefined
  const length = validatePhoneNumberLength(dialCode + onlyDigits(national), owner.code)
  if (length === 'TOO_SHORT') return t().phone.short(owner.label)
  if (length === 'TOO_LONG') return t().phone.long(owner.label)
  return undefined
}

/** The library knows prefixes that we do not: a mobile number of Argentina gets a 9. */
function parse(clean: string, country: Country): PhoneNumber | undefined {
  const code = isSupportedCountry(country.code) ? country.code : undefined
  const local = parsePhoneNumberFromString(clean, code)
  if (local?.isValid()) return local
  return parsePhoneNumberFromString(`+${internationalDigits(clean, country, countries)}`)
}
