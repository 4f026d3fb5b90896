import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bricksFor, brickValue } from './reasons.ts'

test('the largest price of the seed is drawn in 40 bricks of NGN 5,000', () => {
  expect(brickValue(200_000)).toBe(5000)
  expect(bricksFor(200_000, 5000)).toBe(40)
  expect(bricksFor(65_000, 5000)).toBe(13)
})

test('whatever the sums are, a brick is a round sum and two rows hold them all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.double({ min: 0, max: 1 }), (most, share) => {
      const value = brickValue(most)
      expect(String(value)).toMatch(/^[125]0*$/)
      expect(Math.ceil(most / value)).toBeLessThanOrEqual(40)
      expect(bricksFor(most * share, value)).toBeGreaterThanOrEqual(1)
      expect(bricksFor(most * share, value)).toBeLessThanOrEqual(40)
    }),
  )
})
