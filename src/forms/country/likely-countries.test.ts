import { expect, test } from 'vitest'
import { buildCountries, countries } from '#src/config/countries.ts'
import { matchCountries } from '#src/ui/combobox/match-countries.ts'

const codes = (list: readonly { code: string }[], most: number) =>
  list.slice(0, most).map(({ code }) => code)

test('a list begins with the countries that most visitors look for', () => {
  expect(codes(countries, 9)).toEqual(['NG', 'GH', 'KE', 'ZA', 'CA', 'GB', 'US', 'AF', 'AX'])
  expect(codes(buildCountries, 5)).toEqual(['NG', 'GH', 'KE', 'ZA', 'DZ'])
})

test('each country stands in the list once', () => {
  expect(new Set(countries).size).toBe(countries.length)
})

test.each([
  ['nig', ['NG', 'NE']],
  ['niger', ['NE', 'NG']],
  ['united', ['GB', 'US', 'AE']],
  ['+1', ['CA', 'US']],
])('"%s" offers %s first', (typed, first) => {
  expect(codes(matchCountries(countries, typed), first.length)).toEqual(first)
})
