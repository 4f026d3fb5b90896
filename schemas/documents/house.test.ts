import { expect, test } from 'vitest'
import { checkHouse } from './house.ts'

const start = { _key: 'a', listed: true }
const release = { _key: 'b', share: 12.5, stage: 'slab 2' }
const house = { firstWeek: 1, weeks: [start, release] }

test('a house with releases is accepted', () => {
  expect(checkHouse(house)).toEqual([])
  expect(checkHouse(undefined)).toEqual([])
})

test('a release has a share and a stage', () => {
  const { stage, ...noStage } = release
  expect(checkHouse({ ...house, weeks: [start, release, noStage] })).toMatchObject([
    { message: 'Write what the money is for.', path: ['weeks', { _key: 'b' }, 'stage'] },
  ])
  expect(checkHouse({ ...house, weeks: [{ ...start, stage }, release] })).toMatchObject([
    { path: ['weeks', { _key: 'a' }, 'share'] },
  ])
  expect(checkHouse({ ...house, weeks: [start] })).toMatchObject([{ path: ['weeks'] }])
})

test('one to four weeks are listed where scripts are off', () => {
  expect(checkHouse({ ...house, weeks: [release] })).toMatchObject([{ path: ['weeks'] }])
  const five = Array.from({ length: 5 }, (_, index) => ({ ...start, _key: `${index}` }))
  expect(checkHouse({ ...house, weeks: [...five, release] })).toMatchObject([{ path: ['weeks'] }])
})
