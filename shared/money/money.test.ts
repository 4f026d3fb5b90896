import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatNaira, speakNaira } from './money.ts'

const wholeNaira = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

/** The thousands separators put in by hand, from the right. */
function groupByHand(naira: number): string {
  const digits = String(naira).split('')
  const marked = digits.map((digit, index) => {
    const behind = digits.length - 1 - index
    return behind > 0 && behind % 3 === 0 ? `${digit},` : digit
  })
  return marked.join('')
}

test('an amount has a comma before every three digits from the right, and nothing else', () => {
  fc.assert(
    fc.property(wholeNaira, (naira) => {
      expect(formatAmount(naira)).toBe(groupByHand(naira))
    }),
  )
})

test('a visitor reads "NGN 154,000,000" and hears "154,000,000 naira"', () => {
  expect(formatNaira(154_000_000)).toBe('NGN 154,000,000')
  expect(speakNaira(154_000_000)).toBe('154,000,000 naira')
})

test('money on the page uses only characters of the latin font files', () => {
  fc.assert(
    fc.property(wholeNaira, (naira) => {
      expect(formatNaira(naira)).toMatch(/^NGN [0-9,]+$/)
    }),
  )
})
