import { countries, countryByCode, defaultCountry } from '#src/config/countries.ts'
import type { Country } from '#src/config/countries.ts'

/** For dial codes that several countries share: the country with the most callers. */
const main: Record<string, string> = {
  '+1': 'CA',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
}

/** A country of a dial code ("+234"); Canada for an unknown one. */
export function countryOfDialCode(dialCode: string): Country {
  const code = main[dialCode]
  if (code !== undefined) return countryByCode(code)
  return countries.find((country) => country.dialCode === dialCode) ?? defaultCountry
}
