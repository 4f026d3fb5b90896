import { expect, test } from 'vitest'
import fc from 'fast-check'
import { budgetBricks } from './MonitoringReport.tsx'

test('the release is drawn behind what was paid before', () => {
  expect(budgetBricks(154_000_000, 60_100_000, 12_500_000)).toEqual({
    paid: 39,
    released: 8,
    left: 53,
  })
})

test('whatever the sums are, the bricks add up to the whole budget', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(sum, sum, sum, (paid, released, rest) => {
      const bricks = budgetBricks(paid + released + rest + 1, paid, released)
      expect(bricks && bricks.paid + bricks.released + bricks.left).toBe(100)
    }),
  )
})

test('sums that are no budget draw nothing', () => {
  expect(budgetBricks(0, 0, 0)).toBeNull()
  expect(budgetBricks(100, 90, 20)).toBeNull()
  expect(budgetBricks(100, 90, -20)).toBeNull()
  expect(budgetBricks(Number.NaN, 1, 1)).toBeNull()
})
