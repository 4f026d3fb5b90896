import type { Country } from '#shared/countries.ts'

const rows = `
AG|Antigua & Barbuda|+1
CA|Canada|+1
CI|Côte d'Ivoire|+225
GQ|Equatorial Guinea|+240
GH|Ghana|+233
GN|Guinea|+224
GW|Guinea-Bissau|+245
KE|Kenya|+254
NE|Niger|+227
NG|Nigeria|+234
NU|Niue|+683
RW|Rwanda|+250
UA|Ukraine|+380
GB|United Kingdom|+44
US|United States|+1`

const plain = { isLikely: false, trunk: '', mobileDigits: 0, exit: '' }

/** Fifteen countries to choose from. */
export const countries: Country[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', dialCode = ''] = row.split('|')
    return { ...plain, code, name, label: name, dialCode }
  })

/** One of them. */
export function countryByCode(code: string | undefined): Country | undefined {
  return countries.find((country) => country.code === code)
}
