import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { linkingQuery, readLinking } from './linking.ts'

const dataset = [
  { _id: 'lender', _type: 'page', path: '/lender', sections: [{ cta: { to: '/lender' } }] },
  { _id: 'home', _type: 'page', title: 'Home', path: '/', sections: [{ link: '/lender#faq' }] },
  { _id: 'drafts.home', _type: 'page', title: 'Home', path: '/', sections: [] },
  { _id: 'navigation', _type: 'navigation', links: [{ to: '/lender?from=menu' }] },
  { _id: 'drafts.new', _type: 'page', title: 'New', path: '/new', sections: [{ to: '/lender' }] },
  { _id: 'other', _type: 'page', title: 'Other', path: '/other', sections: [{ to: '/lenders' }] },
  { _id: 'about', _type: 'page', title: 'About', members: [{ _ref: 'person' }] },
  {
    _id: 'q',
    _type: 'faqItem',
    question: 'Who lends?',
    answer: [{ _type: 'block', children: [], markDefs: [{ _key: 'a', href: '/lender' }] }],
  },
]

async function find(id: string, address?: string) {
  const params = { own: [id, `drafts.${id}`] }
  const value = await evaluate(parse(linkingQuery, { params }), { dataset, params })
  return readLinking(await value.get(), address)
}

test('an editor sees which menus, pages and answers link to a page, each once', async () => {
  const { linking } = await find('lender', '/lender')
  expect(linking.map(({ title }) => title)).toEqual([
    'Home',
    'Navigation and footer',
    'New',
    'Who lends?',
  ])
})

test('an editor sees which documents would be broken without this one', async () => {
  const { linking, referring } = await find('person')
  expect(linking).toEqual([])
  expect(referring.map(({ title }) => title)).toEqual(['About'])
})
