import { expect, test } from 'vitest'
import { compileSchema } from '#scripts/content/documents.ts'
import { editedNow, findTexts, headingOf, replaceIn } from './find-texts.ts'

const schema = compileSchema()

const page = {
  _id: 'page-owner',
  _type: 'page',
  _rev: '1',
  title: 'Owners',
  path: '/site-visit',
  sections: [
    {
      _key: 'hero',
      _type: 'hero',
      heading: 'One site visit a week',
      lead: 'We build. A site visit is free! Ask for it.',
      tone: 'ink',
      actions: [{ _key: 'a', _type: 'action', label: 'Site visit', to: '/site-visit' }],
    },
  ],
}
const question = {
  _id: 'faq-1',
  _type: 'faqItem',
  _rev: '1',
  question: 'Who pays?',
  audience: 'owner',
  answer: [
    {
      _key: 'b',
      _type: 'block',
      children: [
        { _key: 's', _type: 'span', text: 'The owner’s ' },
        { _key: 't', _type: 'span', text: 'site visit is free.', marks: ['strong'] },
      ],
    },
  ],
}

function find(text: string, matchCase = false) {
  return findTexts([page, question], (name) => schema.get(name), { text, matchCase })
}

test('an editor finds a phrase with its sentence and its field, in plain and in formatted text', () => {
  const found = find('site visit').map(({ path, titles, sentences }) => [
    path,
    titles.join(' › '),
    sentences.map((parts) => parts.join('|')).join(),
  ])
  expect(found).toEqual([
    ['sections[_key=="hero"].heading', 'Sections › Hero › Heading', 'One |site visit| a week'],
    ['sections[_key=="hero"].lead', 'Sections › Hero › Lead', 'A |site visit| is free!'],
    [
      'sections[_key=="hero"].actions[_key=="a"].label',
      'Sections › Hero › Buttons › Button or link › Label',
      '|Site visit|',
    ],
    ['answer[_key=="b"].children[_key=="t"].text', 'Answer', '|site visit| is free.'],
  ])
})

test('addresses and choices are no texts: another word would lead elsewhere', () => {
  expect(find('site-visit')).toEqual([])
  expect(find('ink')).toEqual([])
})

test('a phrase in the id of a document that a section refers to is not found', () => {
  const card = { _key: 'site-visit', _type: 'reference', _ref: 'site-visit' }
  const image = { _type: 'image', asset: { _type: 'reference', _ref: 'image-site-visit' } }
  const benefits = { _key: 'b', _type: 'benefits', heading: 'Why', cards: [card] }
  const hero = { _key: 'h', _type: 'hero', heading: 'Now', lead: 'Soon.', image }
  const referring = { ...page, sections: [benefits, hero] }
  const phrase = { text: 'site-visit', matchCase: false }
  expect(findTexts([referring], (name) => schema.get(name), phrase)).toEqual([])
})

test('capitals count when the editor says so, and both apostrophes are one', () => {
  expect(find('Site visit', true)).toHaveLength(1)
  expect(find("owner's")).toHaveLength(1)
  expect(find('  ')).toEqual([])
  expect(find('free!')).toHaveLength(1)
})

test('a replacement is taken as it is written', () => {
  const phrase = { text: 'NGN 5', matchCase: false }
  expect(replaceIn('From NGN 5 to NGN 5', phrase, '$& 6')).toBe('From $& 6 to $& 6')
})

test('of a document with a draft the draft counts', () => {
  const draft = { ...page, _id: 'drafts.page-owner' }
  const release = { ...page, _id: 'versions.r1.page-owner' }
  expect(editedNow([page, draft, release, question])).toEqual([draft, question])
})

test('an editor searches one language alone', () => {
  const french = { ...page, _id: 'page-owner-fr', language: 'fr' }
  const phrase = { text: 'site visit', matchCase: false, language: 'fr' }
  const found = findTexts([page, french], (name) => schema.get(name), phrase)
  expect(new Set(found.map(({ document }) => document._id))).toEqual(new Set(['page-owner-fr']))
})

test('the texts of a document stand below its name and kind, those of what exists once below its kind', () => {
  expect(headingOf(question, 'Question')).toBe('Who pays? · Question')
  expect(headingOf({ _id: 'prices', _type: 'prices', _rev: '1' }, 'Two prices')).toBe('Two prices')
})
