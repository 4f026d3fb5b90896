import { expect, test } from 'vitest'
import { among } from './dataset.fixture.ts'
import { checkPast, checkSlug, checkTable, isFreeSlug } from './guide-rules.ts'

const guide = { _id: 'walls', _type: 'article', language: 'en', slug: { current: 'walls' } }

test('an address that another guide of the language has is taken, also by a draft', async () => {
  const translation = { ...guide, _id: 'murs', language: 'fr', slug: { current: 'murs' } }
  const around = among([guide, translation], { ...guide, _id: 'drafts.new', slug: {} })
  expect(await isFreeSlug('walls', around)).toBe(false)
  expect(await isFreeSlug('murs', around)).toBe(true)
  expect(
    await isFreeSlug('walls', among([{ ...guide, language: undefined }], { ...guide, _id: 'new' })),
  ).toBe(false)
  expect(await isFreeSlug('walls', among([guide], { ...guide, _id: 'drafts.walls' }))).toBe(true)
})

test.each([
  ['стены', 'from a to z'],
  ['Walls', 'from a to z'],
  ['walls/', 'from a to z'],
  ['a'.repeat(200), 'Shorten it to 80 letters'],
])('an address in another script or too long is refused: %s', (current, said) => {
  expect(checkSlug({ current })).toContain(said)
  expect(checkSlug({ current: 'walls-2' })).toBe(true)
})

test('a guide is not reviewed on a day to come', () => {
  expect(checkPast('2999-01-01')).toContain('has not come yet')
  for (const day of [undefined, '2020-01-01']) expect(checkPast(day)).toBe(true)
})

test('a row of a table with a cell too few is named', () => {
  const rows = [
    { _key: 'a', cells: ['1', '2'] },
    { _key: 'b', cells: ['1'] },
  ]
  expect(checkTable({ rows })).toMatchObject([{ path: ['rows', { _key: 'b' }] }])
})
