import { expect, test } from 'vitest'
import { checkHouse } from './house.ts'

const start = { _key: 'a', release: 'none', listed: true }
const held = { _key: 'b', release: 'held', amount: 12_500_000 }
const released = { _key: 'c', release: 'released', amount: 12_500_000 }
const house = { budget: 12_500_000, firstWeek: 1, weeks: [start, held, released] }

test('a house whose releases make its budget is accepted', () => {
  expect(checkHouse(house)).toBe(true)
  expect(checkHouse(undefined)).toBe(true)
})

test('an editor is told by how much the releases miss the budget', () => {
  expect(checkHouse({ ...house, budget: 13_000_000 })).toMatchObject([
    {
      message: 'The releases add up to NGN 12,500,000, NGN 500,000 less than the budget.',
      path: ['budget'],
    },
  ])
  expect(checkHouse({ ...house, budget: 12_000_000 })).toMatchObject([
    { message: expect.stringContaining('NGN 500,000 more than the budget') },
  ])
})

test('money that is held is released in a later week', () => {
  const early = { ...house, weeks: [start, released, held] }
  expect(checkHouse(early)).toMatchObject([
    {
      message: 'NGN 12,500,000 is held, but no later week releases it.',
      path: ['weeks', { _key: 'b' }, 'amount'],
    },
  ])
})

test('a week without a release has no amount, and every other week has one', () => {
  expect(checkHouse({ ...house, weeks: [{ ...start, amount: 1 }, held, released] })).toMatchObject([
    { path: ['weeks', { _key: 'a' }, 'amount'] },
  ])
  const blank = { ...held, amount: undefined }
  expect(checkHouse({ ...house, weeks: [start, blank, released] })).toMatchObject([
    { message: 'Write how much, in naira.' },
  ])
})

test('one to four weeks are listed where scripts are off', () => {
  const none = { ...house, weeks: [{ ...start, listed: false }, released] }
  expect(checkHouse(none)).toMatchObject([{ path: ['weeks'] }])
  const five = Array.from({ length: 5 }, (_, index) => ({ ...start, _key: `${index}` }))
  expect(checkHouse({ ...house, weeks: [...five, released] })).toMatchObject([{ path: ['weeks'] }])
})
