import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { linkingQuery, readLinking } from './linking.ts'

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
  const { pages } = await find('lender', '/lender')
  expect([...pages.keys()]).toEqual(['/', '/new', '/other', '/menu'])
  expect(pages.get('/new')).toBe('new')
})

test.each([
  ['nothing else is there', [], false],
  ['another page has another path', [{ _id: 'a', _type: 'page', path: '/a' }], false],
  ['a draft alone would take its place', [{ _id: 'drafts.a', _type: 'page', path: '/' }], false],
  ['a release alone would', [{ _id: 'versions.r1.a', _type: 'page', path: '/' }], false],
  ['a redirect starts there', [{ _id: 'r', _type: 'redirect', path: '/', from: '/' }], false],
  ['a second published page is the home page', [{ _id: 'a', _type: 'page', path: '/' }], true],
])('the home page can go only if visitors find another: %s', (_case, others, hasHome) => {
  expect(readLinking(others, 'home', '/').hasHome).toBe(hasHome)
})

test('a home page stays while nobody knows what else there is', () => {
  expect(readLinking(undefined, 'home', '/').hasHome).toBe(false)
})
