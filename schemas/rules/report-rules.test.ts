import { expect, test } from 'vitest'
import { checkBudget, checkCount } from './report-rules.ts'

test('nobody is paid more than the budget', () => {
  const parent = { budget: 154_000_000, paidBefore: 60_100_000 }
  expect(checkBudget(12_500_000, { parent })).toBe(true)
  expect(checkBudget(93_900_001, { parent })).toContain('1 naira more')
  expect(checkBudget(1, { parent: { budget: 0 } })).toBe(true)
})

test('the title of the checks states as many as both visits passed', () => {
  const parent = { passedFirst: 11, checksHeading: 'Slab 2: 12 of 12 checks' }
  expect(checkCount(1, { parent })).toBe(true)
  expect(checkCount(3, { parent })).toContain('14 checks')
  expect(checkCount(1, { parent: {} })).toBe(true)
})
