import { expect, test } from 'vitest'
import { leaveActions, leftAddress } from './leave.ts'

const page = { path: '/lender' }

test('a page leaves its address when it is renamed, taken off the site or deleted', () => {
  expect(leftAddress('publish', page, { path: '/lenders' })).toBe('/lender')
  expect(leftAddress('unpublish', page, null)).toBe('/lender')
  expect(leftAddress('delete', page, { path: '/lenders' })).toBe('/lender')
})

test('nothing is left by other words, by a page that nobody saw, and by the home page', () => {
  expect(leftAddress('publish', page, page)).toBeUndefined()
  expect(leftAddress('publish', page, null)).toBeUndefined()
  expect(leftAddress('delete', null, page)).toBeUndefined()
  expect(leftAddress('publish', { path: '/' }, page)).toBeUndefined()
})

test('a page that goes leaves a redirect behind only where the editor wants one', () => {
  expect(leaveActions('unpublish', 'a', true)).toHaveLength(1)
  expect(leaveActions('delete', 'a', false)).toMatchObject([{ includeDrafts: [] }])
})
