import { expect, test } from 'vitest'
import {
  buildCountries,
  countries,
  countryByCode,
  countryOfDialCode,
  defaultCountry,
} from './countries.ts'

test('the picker starts at Canada, +1', () => {
  expect(defaultCountry).toMatchObject({ code: 'CA', name: 'Canada', dialCode: '+1' })
})

test('every country has a name and a dial code', () => {
  expect(countries.length).toBeGreaterThan(230)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  for (const { dialCode, mobileDigits, name } of countries) {
    expect(dialCode).toMatch(/^\+\d{1,3}$/)
    expect(mobileDigits).toBeGreaterThan(3)
    expect(name).not.toMatch(/[’|]/)
  }
})

test('one may build in the 54 African countries, by name', () => {
  expect(buildCountries).toHaveLength(54)
  const names = buildCountries.map(({ name }) => name)
  expect(names).toContain('Nigeria')
  expect(names).toContain("Côte d'Ivoire")
  expect(names).not.toContain('Canada')
})

test('a trunk prefix is known where the country has one', () => {
  expect(countryByCode('NG')).toMatchObject({ dialCode: '+234', trunk: '0', mobileDigits: 10 })
  expect(countryByCode('CI').trunk).toBe('')
  expect(() => countryByCode('XX')).toThrow('No country has the code XX.')
})

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

const codes = (list: readonly { code: string }[], most: number) =>
  list.slice(0, most).map(({ code }) => code)

test('a list begins with the countries that most visitors look for', () => {
  expect(codes(countries, 9)).toEqual(['NG', 'GH', 'KE', 'ZA', 'CA', 'GB', 'US', 'AF', 'AX'])
  expect(codes(buildCountries, 5)).toEqual(['NG', 'GH', 'KE', 'ZA', 'DZ'])
})
