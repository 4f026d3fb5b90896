import { expect, test } from 'vitest'
import { countries } from './countries.fixture.ts'
import { matchCountries } from './match-countries.ts'

function found(typed: string): string[] {
  return matchCountries(countries, typed).map(({ name }) => name)
}

test('nothing typed shows every country', () => {
  expect(found(' ')).toHaveLength(countries.length)
})

test.each([
  ['nig', ['Niger', 'Nigeria']],
  ['cote', ["Côte d'Ivoire"]],
  ['CÔTE D', ["Côte d'Ivoire"]],
  ['ivory', ["Côte d'Ivoire"]],
  ['uk', ['United Kingdom', 'Ukraine']],
  ['usa', ['United States']],
  ['antigua and b', ['Antigua & Barbuda']],
  ['+234', ['Nigeria']],
  ['234', ['Nigeria']],
  ['+2 5 4', ['Kenya']],
  ['zzz', []],
])('"%s" finds %s first', (typed, names) => {
  expect(found(typed).slice(0, Math.max(1, names.length)).toSorted()).toEqual(names.toSorted())
})

test('a name that begins with the text comes before one that only contains it', () => {
  expect(found('guinea')).toEqual(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea'])
})

test('an exact dial code comes before longer ones', () => {
  const longer = countries.map((country) => ({ ...country, dialCode: '+1242' })).slice(0, 1)
  const dials = matchCountries([...longer, ...countries], '1').map(({ dialCode }) => dialCode)
  expect(dials).toEqual(['+1', '+1', '+1', '+1242'])
})
