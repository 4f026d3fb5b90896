import { expect, test } from 'vitest'
import { markMembers } from './members.ts'

const stored = {
  _id: 'page-home',
  sections: [
    { _key: 'gone', _type: 'hero', hidden: true, heading: 'Later' },
    {
      _key: 'list',
      _type: 'checklist',
      plans: [{ _key: 'ranked', _type: 'reference', _ref: 'plan-pro' }],
      cards: [{ _key: 'c', _type: 'reference', _ref: 'card-1' }],
      facts: [{ _key: 'f', parts: [{ _key: 'p' }] }],
      body: [{ _key: 'b', _type: 'block' }],
    },
  ],
}

test('sections and members of their lists can be moved; what is ranked elsewhere or formatted cannot', () => {
  const section = {
    _key: 'list',
    _type: 'checklist',
    plans: [{ _id: 'plan-pro' }],
    cards: [{ _id: 'card-1' }, { _id: 'card-of-a-query' }],
    facts: [{ _key: 'f', parts: [{ _key: 'p' }] }],
    body: [{ _key: 'b', _type: 'block' }],
  }
  const page = markMembers({ title: 'Home', sections: [section] }, stored)
  const paths = [...JSON.stringify(page).matchAll(/id=page-home;type=page;path=([^;]+)/g)]
  expect(new Set(paths.map(([, path]) => path))).toEqual(
    new Set([
      'sections:list',
      'sections:list.cards:c',
      'sections:list.facts:f',
      'sections:list.facts:f.parts:p',
    ]),
  )
  expect(page.title).toBe('Home')
})
