import { expect, test } from 'vitest'
import { countries } from '#src/config/countries.ts'
import { countryOfDialCode } from './dial-country.ts'

test.each([
  ['+1', 'Canada'],
  ['+234', 'Nigeria'],
  ['+44', 'United Kingdom'],
  ['+999', 'Canada'],
])('%s is the dial code of %s', (dialCode, name) => {
  expect(countryOfDialCode(dialCode).name).toBe(name)
})

test('every country leads to one of its own dial code', () => {
  for (const { dialCode } of countries) expect(countryOfDialCode(dialCode).dialCode).toBe(dialCode)
})
