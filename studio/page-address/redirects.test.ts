import { expect, test } from 'vitest'
import { endOf, leadingTo, readRedirects } from './redirects.ts'

const link = (id: string) => ({ _type: 'link', page: { _type: 'reference', _ref: id } })
const rows = [
  { _id: 'page-a', _type: 'page', path: '/a' },
  { _id: 'one', _type: 'redirect', from: '/one', to: link('page-a') },
  { _id: 'two', _type: 'redirect', from: '/two', to: { _type: 'link', href: '/one' } },
  { _id: 'three', _type: 'redirect', from: '/three', to: '/gone' },
  { _id: 'drafts.three', _type: 'redirect', from: '/three', to: '/a' },
  { _id: 'four', _type: 'redirect', from: '/four', to: link('page-b') },
]
const redirects = readRedirects(rows)

test('a redirect is known by where it leads, whether to a page or to an address', () => {
  expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/one /a',
    '/two /one',
    '/three /a',
    '/four ',
  ])
  expect(redirects[2]).toMatchObject({ id: 'three', hasDraft: true, isPublished: true })
})

test('those that lead to a page go with it, those with its path written in them too', () => {
  expect(leadingTo(redirects, 'page-a', '/a').map(({ id }) => id)).toEqual(['one', 'three'])
  expect(leadingTo(redirects, 'page-b', '/b').map(({ id }) => id)).toEqual(['four'])
})

test('visitors are sent to the end of a chain, and never round in a circle', () => {
  expect(endOf('/two', '/old', redirects)).toEqual({ end: '/a' })
  expect(endOf('https://example.com', '/old', redirects)).toEqual({ end: 'https://example.com' })
  expect(endOf('/two', '/a', redirects)).toEqual({
    problem: expect.stringContaining('/a → /two → /one → /a'),
  })
})
