import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmountInput, parseAmount } from './amount-input.ts'

test.each([
  ['', ''],
  ['1234', '1,234'],
  ['1234567.5', '1,234,567.5'],
  ['1,2,3', '123'],
  ['1.', '1.'],
  ['.', '.'],
  ['1.2.3', '1.23'],
  ['1e9', '19'],
  ['-5', '5'],
  ['007', '7'],
  ['00', '0'],
  ['١٢٣٤', '1,234'],
  ['9'.repeat(309), '999,999,999,999,999'],
])('typing "%s" shows "%s"', (typed, shown) => {
  expect(formatAmountInput(typed).value).toBe(shown)
})

test.each([
  ['a digit at the end', '1,2345', 6, '12,345', 6],
  ['a digit in the middle', '1,9234', 3, '19,234', 2],
  ['a digit at the front', '91,234', 1, '91,234', 1],
  ['a letter', '1,2x34', 4, '1,234', 3],
  ['a deleted comma', '1234', 1, '1,234', 1],
  ['a caret at the very front', '1234', 0, '1,234', 0],
])('the caret stays put after %s', (_what, value, caret, formatted, position) => {
  expect(formatAmountInput(value, caret)).toEqual({ value: formatted, caret: position })
})

const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', 'e', ' ', '٣') }),
)

test('whatever is typed, the field holds digits, commas and one dot, and formats to itself', () => {
  fc.assert(
    fc.property(typed, fc.nat(40), (text, caret) => {
      const shown = formatAmountInput(text, Math.min(caret, text.length))
      expect(shown.value).toMatch(/^(\d{1,3}(,\d{3})*)?(\.\d*)?$/)
      expect(shown.caret).toBeGreaterThanOrEqual(0)
      expect(shown.caret).toBeLessThanOrEqual(shown.value.length)
      expect(formatAmountInput(shown.value, shown.caret)).toEqual(shown)
    }),
  )
})

test('the caret keeps the characters that are before it', () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 }).map(String)
  fc.assert(
    fc.property(amount, fc.nat(9), (text, at) => {
      const caret = Math.min(at, text.length)
      const shown = formatAmountInput(text, caret)
      expect(shown.value.slice(0, shown.caret).replaceAll(',', '')).toBe(text.slice(0, caret))
    }),
  )
})

test.each([
  ['1,250.50', 1250.5],
  ['1.', 1],
  ['٤٥', 45],
  ['', null],
  ['.', null],
  ['0', null],
  ['1e9', null],
  ['Infinity', null],
  ['9'.repeat(309), null],
])('"%s" is read as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})
