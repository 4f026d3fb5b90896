import { expect, test } from 'vitest'
import { findPlan } from '#shared/plans.ts'
import { finderWords, fourPlans } from '#src/sections/plans/plans.fixture.ts'
import { brickValue, bricksFor, reasonsFor } from './reasons.ts'
import fc from 'fast-check'

function reasons(people: number, projects: number, plans = fourPlans): string {
  const need = { people, projects }
  const found = findPlan(plans, need)
  return found ? reasonsFor(finderWords, plans, found, need).join(' ') : ''
}

const turn = 'From 3 people on, Pro costs less than Basic.'

test.each([
  [
    1,
    1,
    'Free costs nothing for 1 person on one project. ' +
      'With one more person Basic costs least, at NGN 40,000 a month.',
  ],
  [1, Infinity, `Free covers 1 project only. ${turn} Two come to NGN 40,000 a month.`],
  [2, 1, `Basic costs NGN 5,000 less than Pro for 2 people. ${turn}`],
  [5, 1, `Pro costs NGN 35,000 less than Basic for 5 people. ${turn}`],
  [Infinity, 1, 'More than 10 people work on Enterprise.'],
])('for %d people on %d projects a visitor reads why it is this plan', (people, projects, text) => {
  expect(reasons(people, projects)).toBe(text)
})

test('the only plan is given no reason against another', () => {
  const basic = fourPlans.filter(({ type }) => type === 'basic')
  expect(reasons(4, 1, basic)).toBe('')
  expect(reasons(4, Infinity, basic)).toBe('Two come to NGN 160,000 a month.')
})

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
