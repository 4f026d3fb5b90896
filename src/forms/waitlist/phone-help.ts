import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import type { Country } from '#src/config/countries.ts'
import { internationalDigits } from '#src/lib/phone.ts'

/** The number in the usual format of its country; unchanged where that would change what is sent. */
export function tidyPhone(typed: string, country: Country): string {
  if (!isSupportedCountry(country.code)) return typed
  const number = parsePhoneNumberFromString(typed, country.code)
  if (!number?.isPossible()) return typed
  const isLocal = `+${number.countryCallingCode}` === country.dialCode
  const tidy = isLocal ? number.formatNational() : number.formatInternational()
  return internationalDigits(tidy, country) === internationalDigits(typed, country) ? tidy : typed
}

/** Advice about a number's length, which never blocks a submit; undefined where there is none. */
export function phoneAdvice(typed: string, country: Country): string | undefined {
  if (typed.trim() === '' || !isSupportedCountry(country.code)) return undefined
  const length = validatePhoneNumberLength(typed, country.code)
  if (length === 'TOO_SHORT') return `This looks short for a number in ${country.name}.`
  if (length === 'TOO_LONG') return `This looks long for a number in ${country.name}.`
  return undefined
}
