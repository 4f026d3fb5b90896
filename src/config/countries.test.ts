import { expect, test } from 'vitest'
import { buildCountries, countries, countryByCode, defaultCountry } from './countries.ts'

test('the picker starts at Canada, +1', () => {
  expect(defaultCountry).toMatchObject({ code: 'CA', name: 'Canada', dialCode: '+1' })
})

test('every country has a name, a dial code and a separate flag', () => {
  expect(countries.length).toBeGreaterThan(230)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  for (const { dialCode, flag, mobileDigits, name, code } of countries) {
    expect(dialCode).toMatch(/^\+\d{1,3}$/)
    expect(flag).toBe(`/flags/${code.toLowerCase()}.svg`)
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
