import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, formatConverted, formatDay, isRecent } from './exchange.ts'
import { feeRules } from './fee.ts'

const day = 24 * 60 * 60 * 1000
const sums = fc.integer({ min: 1, max: 600_000_000 })
const rates = fc.double({ min: 1, max: 10_000, noNaN: true })

test.each([
  [120_000_000, { currency: 'CAD', naira: 1100 }, 'CAD 109,000'],
  [9_000_000, { currency: 'CAD', naira: 1100 }, 'CAD 8,180'],
  [375_000, { currency: 'GBP', naira: 2000 }, 'GBP 188'],
  [5_375_000, { currency: 'USD', naira: 1500 }, 'USD 3,580'],
  [1_498_500, { currency: 'USD', naira: 1500 }, 'USD 999'],
  [1_499_500, { currency: 'USD', naira: 1500 }, 'USD 1,000'],
])('NGN %i is about %s', (naira, rate, text) => {
  expect(formatConverted(naira, rate)).toBe(text)
})

test('a converted sum is whole, has at most three figures, and is off by less than 0.6 %', () => {
  fc.assert(
    fc.property(fc.integer({ min: feeRules.lowest, max: 600_000_000 }), rates, (naira, rate) => {
      const shown = convert(naira, rate)
      expect(String(shown).replace(/0+$/, '')).toMatch(/^\d{1,3}$/)
      expect(Math.abs(shown * rate - naira) / naira).toBeLessThan(0.006)
    }),
  )
})

test('more naira are never shown as less of another currency', () => {
  fc.assert(
    fc.property(sums, sums, rates, (one, other, rate) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(convert(less, rate)).toBeLessThanOrEqual(convert(more, rate))
    }),
  )
})

test('rates are shown for sixty days, to the moment, and rates of no date never', () => {
  const end = Date.parse('2027-01-15T00:00:00Z')
  expect(isRecent('2026-11-16', end)).toBe(true)
  expect(isRecent('2026-11-16', end + 1)).toBe(false)
  expect(isRecent('soon', end)).toBe(false)
})

test('how old rates are decides, whatever their day', () => {
  const first = Date.parse('2020-01-01')
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: -400, max: 400 }), (start, age) => {
      const from = first + start * day
      const date = new Date(from).toISOString().slice(0, 10)
      expect(isRecent(date, from + age * day)).toBe(age <= 60)
    }),
  )
})

test('a day is written as a day, wherever the visitor is', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026')
})
