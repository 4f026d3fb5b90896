import { expect, test } from 'vitest'
import { readConstruction } from './construction.ts'

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  [' Off ', false],
  ['0', false],
  ['1', true],
  ['true', true],
  ['until May', true],
])('with the variable set to %s the site is closed: %s', (value, closed) => {
  expect(readConstruction(value)).toBe(closed)
})
