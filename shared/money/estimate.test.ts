import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCost, withCost } from './estimate.ts'
import { feeRules } from './fee.ts'

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

test('whatever an address says, the cost is one that the slider can show', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat().map(String), fc.string()), (text) => {
      const linked = readCost(`?${new URLSearchParams({ cost: text })}`)
      if (!linked) return
      expect(linked.cost % feeRules.step).toBe(0)
      expect(linked.cost).toBeGreaterThanOrEqual(feeRules.lowest)
      expect(linked.cost).toBeLessThanOrEqual(feeRules.highest)
    }),
  )
})

test('a shared address brings the same cost back, and keeps what else it says', () => {
  expect(withCost('?a=1&cost=7', 85_000_000)).toBe('?a=1&cost=85000000')
  expect(readCost(withCost('', 85_000_000))).toEqual({ cost: 85_000_000, isNearest: false })
})
