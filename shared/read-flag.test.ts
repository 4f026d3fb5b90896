import { expect, test } from 'vitest'
import { readFlag } from './read-flag.ts'

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  [' Off ', false],
  ['0', false],
  ['1', true],
  ['true', true],
  ['until May', true],
])('a variable that somebody set to %s is on: %s', (value, isOn) => {
  expect(readFlag(value)).toBe(isOn)
})
