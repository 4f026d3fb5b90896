import { expect, test } from 'vitest'
import { weekRows } from './week-rows.ts'

test('an editor sees what visitors will read as paid, week by week', () => {
  const weeks = [
    { built: 'Pegs', release: 'none' },
    { built: 'Walls', release: 'released', amount: 60_000_000 },
    { built: 'Roof', release: 'held', amount: 94_000_000 },
    { built: 'Keys', release: 'released', amount: 94_000_000 },
  ]
  expect(weekRows({ budget: 154_000_000, weeks })).toEqual([
    ['1', 'Pegs', 'NGN 0', '0%'],
    ['2', 'Walls', 'NGN 60,000,000', '39%'],
    ['3', 'Roof', 'NGN 60,000,000', '39%'],
    ['4', 'Keys', 'NGN 154,000,000', '100%'],
  ])
})

test('a half-typed house has rows too, and one without weeks has none', () => {
  expect(weekRows({ weeks: [{ release: 'released' }] })).toEqual([['1', '', 'NGN 0', '0%']])
  expect(weekRows({})).toEqual([])
  expect(weekRows(undefined)).toEqual([])
})
