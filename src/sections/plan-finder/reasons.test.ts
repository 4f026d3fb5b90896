import { expect, test } from 'vitest'
import { findPlan } from '#shared/money/find-plan.ts'
import { finderWords, fourPlans } from './plans.fixture.ts'
import { reasonsFor } from './reasons.ts'

function reasons(people: number, projects: number, plans = fourPlans): string {
  const need = { people, projects }
  const found = findPlan(plans, need)
  return found ? reasonsFor(finderWords, plans, found, need).join(' ') : ''
}

const turn = 'From 3 people on, Pro costs less than Basic.'

test('who is alone on one project reads that it is free, and what a second person costs', () => {
  expect(reasons(1, 1)).toBe(
    'Free costs nothing for 1 person on one project. ' +
      'With one more person Basic costs least, at NGN 40,000 a month.',
  )
})

test('who is alone on several reads why it is not Free', () => {
  expect(reasons(1, Infinity)).toBe(
    `Free covers 1 project only. ${turn} Two come to NGN 40,000 a month.`,
  )
})

test('two people read what Basic saves and where Pro becomes cheaper', () => {
  expect(reasons(2, 1)).toBe(`Basic costs NGN 5,000 less than Pro for 2 people. ${turn}`)
})

test('five people read what Pro saves', () => {
  expect(reasons(5, 1)).toBe(`Pro costs NGN 35,000 less than Basic for 5 people. ${turn}`)
})

test('a large team reads that the price is agreed', () => {
  expect(reasons(Infinity, 1)).toBe('More than 10 people work on Enterprise.')
})

test('the only plan is given no reason against another', () => {
  const basic = fourPlans.filter(({ type }) => type === 'basic')
  expect(reasons(4, 1, basic)).toBe('')
  expect(reasons(4, Infinity, basic)).toBe('Two come to NGN 160,000 a month.')
})
