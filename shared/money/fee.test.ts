import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeRules, quoteForCost, quoteForSlider } from './fee.ts'

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

test('the panel starts at NGN 154,000,000 with a fee of 11,550,000', () => {
  expect(quoteForSlider(30)).toEqual({ cost: 154_000_000, fee: 11_550_000, total: 165_550_000 })
})

test('the ends of the slider are the ends of the range', () => {
  expect(quoteForSlider(0).cost).toBe(5_000_000)
  expect(quoteForSlider(100).cost).toBe(500_000_000)
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

test('a higher position never quotes a lower cost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (position) => {
      expect(quoteForSlider(position + 1).cost).toBeGreaterThan(quoteForSlider(position).cost)
    }),
  )
})
