import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import {
  endOf,
  type KnownRedirect,
  leadingTo,
  leaveActions,
  leftAddress,
  linkingQuery,
  linkTo,
  readLinking,
  readRedirects,
} from './leave.ts'

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

const toLender = {
  _type: 'link',
  page: { _type: 'reference', _ref: 'lender', _weak: true },
}
const dataset = [
  { _id: 'lender', _type: 'page', path: '/lender', sections: [{ cta: { to: '/lender' } }] },
  { _id: 'home', _type: 'page', title: 'Home', path: '/', sections: [{ link: '/lender#faq' }] },
  { _id: 'drafts.home', _type: 'page', title: 'Home', path: '/', sections: [] },
  { _id: 'navigation', _type: 'navigation', links: [{ to: { href: '/lender?from=menu' } }] },
  { _id: 'drafts.new', _type: 'page', title: 'New', path: '/new', sections: [{ to: '/lender' }] },
  { _id: 'other', _type: 'page', title: 'Other', path: '/other', sections: [{ to: '/lenders' }] },
  { _id: 'about', _type: 'page', title: 'About', members: [{ _ref: 'person' }] },
  { _id: 'menu', _type: 'page', title: 'Menu', path: '/menu', links: [{ link: toLender }] },
  { _id: 'old', _type: 'redirect', from: '/old', to: toLender },
  {
    _id: 'q',
    _type: 'faqItem',
    question: 'Who lends?',
    answer: [{ _type: 'block', children: [], markDefs: [{ ...toLender, _key: 'a' }] }],
  },
]

async function find(id: string, address?: string) {
  const params = { own: [id, `drafts.${id}`] }
  const value = await evaluate(parse(linkingQuery, { params }), { dataset, params })
  return readLinking(await value.get(), id, address)
}

test('an editor sees which menus, pages and answers follow a page, and which name its path', async () => {
  const { following, naming, leading, needing } = await find('lender', '/lender')
  expect(following.map(({ title }) => title)).toEqual(['Menu', 'Who lends?'])
  expect(naming.map(({ title }) => title)).toEqual(['Home', 'Navigation and footer', 'New'])
  expect(leading.map(({ from }) => from)).toEqual(['/old'])
  expect(needing).toEqual([])
})

test('an editor sees which documents would be broken without this one', async () => {
  const { following, naming, needing } = await find('person')
  expect([...following, ...naming]).toEqual([])
  expect(needing.map(({ title }) => title)).toEqual(['About'])
})

test('an editor can choose among the other pages', async () => {
  const { pages: others } = await find('lender', '/lender')
  expect([...others.keys()]).toEqual(['/', '/new', '/other', '/menu'])
  expect(others.get('/new')).toBe('new')
})

test.each([
  ['nothing else is there', [], false],
  ['another page has another path', [{ _id: 'a', _type: 'page', path: '/a' }], false],
  ['a draft alone would take its place', [{ _id: 'drafts.a', _type: 'page', path: '/' }], false],
  ['a release alone would', [{ _id: 'versions.r1.a', _type: 'page', path: '/' }], false],
  ['a redirect starts there', [{ _id: 'r', _type: 'redirect', from: '/' }], false],
  ['a second published page is the home page', [{ _id: 'a', _type: 'page', path: '/' }], true],
])('the home page can go only if visitors find another: %s', (_case, others, isShared) => {
  expect(readLinking(others, 'home', '/')).toMatchObject({ isHome: true, isShared })
})

test('a home page stays while nobody knows what else there is', () => {
  expect(readLinking(undefined, 'home', '/')).toMatchObject({ isHome: true, isShared: false })
})

test.each([
  ['another page of it is published', [{ _id: 'a', _type: 'page', path: '/fr/a' }], true],
  [
    'a guide of it is',
    [{ _id: 'a', _type: 'article', language: 'fr', slug: { current: 'a' } }],
    true,
  ],
  ['a page of it is a draft', [{ _id: 'drafts.a', _type: 'page', path: '/fr/a' }], false],
  ['all others are of another language', [{ _id: 'a', _type: 'page', path: '/a' }], false],
])('the home page of a language is the last of its pages to go: %s', (_case, others, isHome) => {
  expect(readLinking(others, 'home-fr', '/fr').isHome).toBe(isHome)
})

const toPage = (id: string) => ({ _type: 'link', page: { _type: 'reference', _ref: id } })
const redirectRows = [
  { _id: 'page-a', _type: 'page', path: '/a' },
  { _id: 'one', _type: 'redirect', from: '/one', to: toPage('page-a') },
  { _id: 'two', _type: 'redirect', from: '/two', to: { _type: 'link', href: '/one' } },
  { _id: 'three', _type: 'redirect', from: '/three', to: '/gone' },
  { _id: 'drafts.three', _type: 'redirect', from: '/three', to: '/a' },
  { _id: 'four', _type: 'redirect', from: '/four', to: toPage('page-b') },
]
const knownRedirects = readRedirects(redirectRows)

test('a redirect is known by where it leads, whether to a page or to an address', () => {
  expect(knownRedirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/one /a',
    '/two /one',
    '/three /a',
    '/four ',
  ])
  expect(knownRedirects[2]).toMatchObject({ id: 'three', hasDraft: true, isPublished: true })
})

test('those that lead to a page go with it, those with its path written in them too', () => {
  expect(leadingTo(knownRedirects, 'page-a', '/a').map(({ id }) => id)).toEqual(['one', 'three'])
  expect(leadingTo(knownRedirects, 'page-b', '/b').map(({ id }) => id)).toEqual(['four'])
})

test('visitors are sent to the end of a chain, and never round in a circle', () => {
  expect(endOf('/two', '/old', knownRedirects)).toEqual({ end: '/a' })
  expect(endOf('https://example.com', '/old', knownRedirects)).toEqual({
    end: 'https://example.com',
  })
  expect(endOf('/two', '/a', knownRedirects)).toEqual({
    problem: expect.stringContaining('/a → /two → /one → /a'),
  })
})
