import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { isRecord } from '#shared/json.ts'
import { hasSameLists, holds, listItems, rankedLists } from '#src/preview/lists/list-items.ts'

const page = {
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

test('the members of a page’s lists are known by their keys, what is hidden or formatted is not', () => {
  const [found, ...others] = listItems(page)
  expect(others).toEqual([])
  expect(found?.section.path).toBe('sections[_key=="list"]')
  expect(found?.items.map(({ path }) => path)).toEqual([
    'sections[_key=="list"].cards[_key=="c"]',
    'sections[_key=="list"].facts[_key=="f"]',
    'sections[_key=="list"].facts[_key=="f"].parts[_key=="p"]',
  ])
})

test('typing leaves the lists the same; hiding, moving and adding do not', () => {
  const [hidden, list] = page.sections
  const typed = { ...page, sections: [hidden, { ...list, heading: 'A' }] }
  expect(hasSameLists(page, typed)).toBe(true)
  const shown = { ...page, sections: [{ ...hidden, hidden: false }, list] }
  expect(hasSameLists(page, shown)).toBe(false)
  const moved = { ...page, sections: [list, { ...hidden, hidden: false }] }
  expect(hasSameLists(shown, moved)).toBe(false)
  expect(hasSameLists(page, { ...page, _id: 'page-other' })).toBe(false)
})

test('a card holds the texts of the document that it refers to, a fact its own', () => {
  const [card, fact] = listItems(page)[0]?.items ?? []
  if (!card || !fact) throw new Error('The lists are empty.')
  const text = {
    id: 'page-home',
    type: 'page',
    path: 'sections[_key=="list"].facts[_key=="f"].title',
  }
  expect(holds(fact, text, page._id)).toBe(true)
  expect(holds(card, text, page._id)).toBe(false)
  expect(holds(card, { id: 'card-1', type: 'benefitCard', path: 'title' }, page._id)).toBe(true)
  expect(holds(fact, { ...text, id: 'page-other' }, page._id)).toBe(false)
})

test('exactly the lists that cannot be sorted in a section are left out', () => {
  const fields: unknown[] = schemaTypes.flatMap((type) => ('fields' in type ? type.fields : []))
  const unsorted = fields.filter(isRecord).filter(({ options }) => {
    return isRecord(options) && options['sortable'] === false
  })
  expect(new Set(unsorted.map(({ name }) => name))).toEqual(rankedLists)
})
