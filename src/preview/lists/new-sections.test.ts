import { expect, test } from 'vitest'
import { emptySections, fillingPatches } from './new-sections.ts'

const hero = { _key: 'hero', _type: 'hero', heading: 'Build it.' }
const empty = { _key: 'new', _type: 'steps', hidden: false }
const page = (...sections: unknown[]) => ({ _id: 'page-home', sections })

function emptyIn(before: ReturnType<typeof page> | null, now: ReturnType<typeof page>) {
  return emptySections({ page: before, empty: [] }, now)
}

test('a section that was added empty is noticed, one with words or of another page is not', () => {
  const bare = { _key: 'new', _type: 'hero', hidden: false, tone: 'ink' }
  expect(emptyIn(page(hero), page(hero, empty, { ...bare, _key: 'other' }))).toHaveLength(2)
  expect(emptyIn(page(hero), page(hero, { ...empty, heading: 'Steps' }))).toEqual([])
  expect(emptyIn(page(hero), page(hero, { ...empty, items: [] }))).toEqual([])
  expect(emptyIn(page(hero, empty), page(hero, empty))).toEqual([])
  expect(emptyIn({ _id: 'page-other', sections: [] }, page(hero, empty))).toEqual([])
  expect(emptyIn(null, page(empty))).toEqual([])
})

test('it waits until it is filled', () => {
  const waiting = { page: page(hero, empty), empty: [empty] }
  expect(emptySections(waiting, page(empty, hero))).toEqual([empty])
  expect(emptySections(waiting, page(hero, { ...empty, heading: 'Steps' }))).toEqual([])
  expect(emptySections(waiting, page(hero))).toEqual([])
})

test('it gets the words of the first of its kind, and stays in sight', () => {
  const sample = { _key: 's', _type: 'steps', heading: 'From plot to keys', hidden: false }
  expect(fillingPatches([empty], [hero, sample, { ...sample, heading: 'Other' }])).toEqual([
    {
      path: ['sections', { _key: 'new' }, 'heading'],
      op: { type: 'set', value: 'From plot to keys' },
    },
  ])
  expect(fillingPatches([empty], [hero])).toEqual([])
})
