import { expect, test } from 'vitest'
import { checkDetail, checkViews } from './view-rules.ts'

const budget = { _key: 'b', title: 'Budget', access: 'sees', detail: 'NGN 154,000,000' }
const closed = { _key: 'c', title: 'Budget', access: 'closed' }

test('a shared part says what is seen, a closed one need not', () => {
  expect(checkDetail('2 new', { parent: { access: 'sees' } })).toBe(true)
  expect(checkDetail(undefined, { parent: { access: 'closed' } })).toBe(true)
  expect(checkDetail(' ', { parent: { access: 'sees' } })).toContain('what the person sees')
})

test('two views give the same figure for one part', () => {
  expect(checkViews([{ parts: [budget] }, { parts: [budget] }, { parts: [closed] }])).toBe(true)
  const other = { ...budget, detail: 'NGN 90,000,000' }
  expect(checkViews([{ parts: [budget] }, { _key: 'v', parts: [other] }])).toEqual([
    {
      message: '“Budget” says “NGN 90,000,000” here and “NGN 154,000,000” in another view.',
      path: [{ _key: 'v' }, 'parts', { _key: 'b' }],
    },
  ])
})

test('a view that leaves a part out is found: it should be bricked up', () => {
  expect(checkViews([{ parts: [budget, closed] }, { _key: 'v', parts: [budget] }])).toMatchObject([
    { path: [{ _key: 'v' }] },
  ])
})
