import { expect, test } from 'vitest'
import { paidByWeek, wholePercent } from './paid-by-week.ts'

test('what is paid grows with each release, and held money is not paid', () => {
  expect(
    paidByWeek([
      { release: 'none', amount: null },
      { release: 'released', amount: 14_200_000 },
      { release: 'held', amount: 12_500_000 },
      { release: 'released', amount: 12_500_000 },
      { release: 'released', amount: null },
    ]),
  ).toEqual([0, 14_200_000, 14_200_000, 26_700_000, 26_700_000])
})

test('a share is a whole percent, also of no budget', () => {
  expect(wholePercent(60_100_000, 154_000_000)).toBe(39)
  expect(wholePercent(154_000_000, 154_000_000)).toBe(100)
  expect(wholePercent(5, 0)).toBe(0)
})
