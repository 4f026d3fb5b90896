import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatAmount,
  formatNaira,
  speakNaira,
  convert,
  formatConverted,
  isRecent,
  feeRules,
  quoteForCost,
  quoteForSlider,
  readCost,
  withCost,
  releasesByWeek,
  wholePercent,
} from './money.ts'

test('an amount has commas, and is read "NGN 154,000,000" and heard "154,000,000 naira"', () => {
  expect(formatNaira(154_000_000)).toBe('NGN 154,000,000')
  expect(speakNaira(154_000_000)).toBe('154,000,000 naira')
  expect(formatAmount(1_000)).toBe('1,000')
})

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

test('rates are shown for sixty days, to the moment, and rates of no date never', () => {
  const end = Date.parse('2027-01-15T00:00:00Z')
  expect(isRecent('2026-11-16', end)).toBe(true)
  expect(isRecent('2026-11-16', end + 1)).toBe(false)
  expect(isRecent('soon', end)).toBe(false)
})

const million = 1_000_000n

/** The same rule in whole naira and thousandths, without floating point. */
function quoteInThousandths(cost: bigint) {
  const rounded = ((cost + million / 2n) / million) * million
  const feeTimes1000 = rounded * 75n
  return { cost: rounded, fee: feeTimes1000 / 1000n, total: (rounded * 1075n) / 1000n }
}

function inBigInt({ cost, fee, total }: { cost: number; fee: number; total: number }) {
  return { cost: BigInt(cost), fee: BigInt(fee), total: BigInt(total) }
}

test('every position of the slider quotes what integer arithmetic quotes', () => {
  for (let position = 0; position <= 100; position += 1) {
    const exact = 5n * million + BigInt(position) * 4_950_000n
    expect(inBigInt(quoteForSlider(position)), `position ${position}`).toEqual(
      quoteInThousandths(exact),
    )
  }
})

test('any cost in the range is rounded to a million and its fee is exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: feeRules.lowest, max: feeRules.highest }), (cost) => {
      expect(inBigInt(quoteForCost(cost))).toEqual(quoteInThousandths(BigInt(cost)))
    }),
  )
})

test('a cost or a position outside the range is brought to its edge', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e12, noNaN: true }), (beyond) => {
      expect(quoteForCost(feeRules.highest + beyond)).toEqual(quoteForCost(feeRules.highest))
      expect(quoteForCost(feeRules.lowest - beyond)).toEqual(quoteForCost(feeRules.lowest))
      expect(quoteForSlider(100 + beyond)).toEqual(quoteForSlider(100))
      expect(quoteForSlider(-beyond)).toEqual(quoteForSlider(0))
    }),
  )
})

test.each([
  ['?cost=85000000', 85_000_000, false],
  ['?a=1&cost=5000000', 5_000_000, false],
  ['?cost=4000000', 5_000_000, true],
  ['?cost=900000000', 500_000_000, true],
  ['?cost=85400000', 85_000_000, true],
  ['?cost=0', 5_000_000, true],
])('%s shows NGN %i', (search, cost, isNearest) => {
  expect(readCost(search)).toEqual({ cost, isNearest })
})

test.each(['', '?cost=', '?cost=abc', '?cost=-5', '?cost=1e9', '?cost=5.5', '?cost=1,000,000'])(
  'nonsense is ignored: "%s"',
  (search) => {
    expect(readCost(search)).toBeNull()
  },
)

test('a shared address brings the same cost back, and keeps what else it says', () => {
  expect(withCost('?a=1&cost=7', 85_000_000)).toBe('?a=1&cost=85000000')
  expect(readCost(withCost('', 85_000_000))).toEqual({ cost: 85_000_000, isNearest: false })
})

test('a cost is released in round sums by its shares, and the last release takes the rest', () => {
  const acacia = [14.2, 14.2, null, 22.9, 8.8, 12.5, 8.3, 15.9, 18.9, 12.3, 26]
  const millions = releasesByWeek(85_000_000, acacia).map(({ release }) => release / 1_000_000)
  expect(millions).toEqual([7.8, 7.8, 0, 12.6, 4.9, 6.9, 4.6, 8.8, 10.4, 6.8, 14.4])
  const [first, second] = releasesByWeek(5_000_000, acacia)
  expect([first, second]).toEqual([
    { release: 460_000, paid: 460_000 },
    { release: 460_000, paid: 920_000 },
  ])
})

test('the releases of every cost add up to it, and none is taken back', () => {
  const share = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 500 }), fc.array(share), (cost, shares) => {
      fc.pre(shares.some((one) => one > 0))
      const releases = releasesByWeek(cost * 1_000_000, shares)
      expect(releases.at(-1)?.paid).toBe(cost * 1_000_000)
      expect(releases.every(({ release }) => release >= 0)).toBe(true)
    }),
  )
})

test('a share is a whole percent, also of no budget', () => {
  expect(wholePercent(60_100_000, 154_000_000)).toBe(39)
  expect(wholePercent(154_000_000, 154_000_000)).toBe(100)
  expect(wholePercent(5, 0)).toBe(0)
  expect(wholePercent(154_000_000, 7)).toBe(100)
})
