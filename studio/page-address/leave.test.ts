import { expect, test } from 'vitest'
import { leaveActions, leftAddress, linkTo } from './leave.ts'
import type { KnownRedirect } from './redirects.ts'

const page = { path: '/lender' }
const pages = new Map([['/lenders', 'page-lender']])
const redirect = { id: 'redirect-new', from: '/lender', to: linkTo('/lenders', pages) }

function known(id: string, more: Partial<KnownRedirect> = {}): KnownRedirect {
  return {
    id,
    from: `/${id}`,
    to: '/lender',
    page: '',
    hasDraft: false,
    isPublished: true,
    ...more,
  }
}

test('a page leaves its address when it is renamed, taken off the site or deleted', () => {
  expect(leftAddress('publish', page, { path: '/lenders' })).toBe('/lender')
  expect(leftAddress('unpublish', page, null)).toBe('/lender')
  expect(leftAddress('delete', page, { path: '/lenders' })).toBe('/lender')
})

test('nothing is left by other words and by a page that nobody saw', () => {
  expect(leftAddress('publish', page, page)).toBeUndefined()
  expect(leftAddress('publish', page, null)).toBeUndefined()
  expect(leftAddress('delete', null, page)).toBeUndefined()
})

test('a page that goes leaves a redirect behind only where the editor wants one', () => {
  const leading = [known('older')]
  const going = { leaving: 'unpublish', publishedId: 'a', hasDraft: true, leading } as const
  expect(leaveActions(going)).toHaveLength(1)
  expect(leaveActions({ ...going, leaving: 'delete', hasDraft: false })).toMatchObject([
    { includeDrafts: [] },
  ])
})

test('visitors of an older path are sent straight to the new one', () => {
  const leading = [known('older'), known('planned', { isPublished: false, hasDraft: true })]
  const actions = leaveActions({
    leaving: 'publish',
    publishedId: 'page-lender',
    hasDraft: true,
    redirect,
    leading,
  })
  const to = { _type: 'link', page: { _type: 'reference', _ref: 'page-lender', _weak: true } }
  expect(actions).toMatchObject([
    { actionType: 'sanity.action.document.publish', publishedId: 'page-lender' },
    { actionType: 'sanity.action.document.edit', publishedId: 'older', patch: { set: { to } } },
    { actionType: 'sanity.action.document.publish', publishedId: 'older' },
    { actionType: 'sanity.action.document.edit', publishedId: 'planned', patch: { set: { to } } },
    { actionType: 'sanity.action.document.create', attributes: { from: '/lender', to } },
    { actionType: 'sanity.action.document.publish', publishedId: 'redirect-new' },
  ])
})

test('a page that goes back to an old path replaces the redirect from there', () => {
  const back = known('back', { from: '/lenders', page: 'page-lender' })
  const actions = leaveActions({
    leaving: 'publish',
    publishedId: 'page-lender',
    hasDraft: true,
    redirect,
    leading: [back],
    obsolete: [back],
  })
  expect(actions).toMatchObject([
    { publishedId: 'page-lender' },
    { actionType: 'sanity.action.document.delete', publishedId: 'back', includeDrafts: [] },
    { actionType: 'sanity.action.document.create' },
    { publishedId: 'redirect-new' },
  ])
})

test('a redirect follows a page, and stays at any other address', () => {
  expect(linkTo('https://example.com', pages)).toEqual({
    _type: 'link',
    href: 'https://example.com',
  })
})
