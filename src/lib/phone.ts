import { asciiDigits } from './money/digits.ts'

/** What a country's numbers look like, to read one that was typed there. */
export interface DialRules {
  /** "+234" */
  dialCode: string
  /** Digits dialled inside the country only, "0"; empty where there are none. */
  trunk: string
  /** Digits of a mobile number without trunk prefix. */
  mobileDigits: number
}

/**
 * The international number in digits only, dial code first: "0803 123 4567" typed under Nigeria gives
 * "2348031234567", and so do "+234 803 123 4567", "00234…" and "234 803 123 4567". Empty without digits.
 */
export function internationalDigits(typed: string, country: DialRules): string {
  const text = asciiDigits(typed).trim().replace(/^＋/, '+')
  const dial = onlyDigits(country.dialCode)
  // "(0)" in "+44 (0)20 …" is for callers inside the country.
  const digits = onlyDigits(text.startsWith('+') ? text.replace('(0)', '') : text)
  if (digits === '') return ''
  if (text.startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith(dial) && digits.length === dial.length + country.mobileDigits) return digits
  const { trunk } = country
  return dial + (trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits)
}

/** "+1 (306) 555-0100" gives "13065550100". */
export function onlyDigits(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}
