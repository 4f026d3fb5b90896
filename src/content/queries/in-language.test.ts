import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { sectionFragments } from '#src/sections/queries.generated.ts'
import { inLanguage } from './in-language.ts'
import { hrefOf } from './fragments.ts'
import { pageQuery } from './load-page.ts'
import { screenQueries, shellQuery } from './load-shell.ts'

const ref = (id: string) => ({ _type: 'reference', _ref: id })
const tie = (source: string, translation: string) => ({
  _id: `tie-${source}`,
  _type: 'translation.metadata',
  translations: [
    { _key: 'en', language: 'en', value: ref(source) },
    { _key: 'fr', language: 'fr', value: ref(translation) },
  ],
})
const dataset = [
  { _id: 'owner', _type: 'page', path: '/owner', language: 'en' },
  { _id: 'owner-fr', _type: 'page', path: '/fr/proprietaires', language: 'fr' },
  { _id: 'policy', _type: 'page', path: '/policy', language: 'en' },
  { _id: 'one', _type: 'faqItem', question: 'One?', language: 'en', audience: 'owner' },
  { _id: 'one-fr', _type: 'faqItem', question: 'Un ?', language: 'fr', audience: 'owner' },
  { _id: 'two', _type: 'faqItem', question: 'Two?', audience: 'owner' },
  { _id: 'prices', _type: 'prices', share: 7.5, language: 'en' },
  { _id: 'prices-fr', _type: 'prices', share: 7.5, language: 'fr', note: 'en francs' },
  tie('owner', 'owner-fr'),
  tie('one', 'one-fr'),
  tie('prices', 'prices-fr'),
  {
    _id: 'x',
    _type: 'x',
    to: { page: ref('owner') },
    more: { page: ref('policy') },
    cards: [ref('one'), ref('two'), ref('gone')],
    picture: { asset: ref('owner') },
  },
]

async function ask(projection: string, language: string): Promise<unknown> {
  const query = inLanguage(`*[_id == "x"][0] ${projection}`)
  const params = { language, base: 'en' }
  return (await evaluate(parse(query, { params }), { dataset, params })).get()
}

test.each([
  [`{ "to": ${hrefOf('to')} }`, { to: '/fr/proprietaires' }],
  ['{ _id, cards[]-> { question } }', { _id: 'x', cards: ['Un ?', 'Two?'] }],
  [`{ "more": ${hrefOf('more')} }`, { more: '/policy' }],
  ['{ "cards": cards[]-> { question } }', { cards: ['Un ?', 'Two?'] }],
  ['{ "words": cards[]->question }', { words: ['Un ?', 'Two?', null] }],
  [
    '{ "all": *[_type == "faqItem" && coalesce(language, $base) == $base && "owner" in [audience, ...x]] { question } }',
    { all: ['Un ?', 'Two?'] },
  ],
  ['{ "note": *[_type == "prices" && _id == "prices"][0] { note }.note }', { note: 'en francs' }],
  [
    '{ "all": *[_id == "tie-owner"][0].translations[] { "path": value->path }.path }',
    { all: ['/owner', '/fr/proprietaires'] },
  ],
  ['{ "file": picture.asset->_id }', { file: 'owner' }],
])('a reader of French gets the French record, or the English one: %s', async (query, expected) => {
  const found = JSON.stringify(await ask(query, 'fr'))
    .replaceAll(/\{"question":("[^"]*")\}/g, '$1')
    .replace(',null]', query.includes('->question') ? ',null]' : ']')
  expect(JSON.parse(found)).toEqual(expected)
})

test('every query of the site can be asked in another language', () => {
  const queries = [pageQuery, shellQuery, ...Object.values(screenQueries)]
  for (const query of queries) expect(() => parse(inLanguage(query))).not.toThrow()
  // Nothing but images and the fallback of a translation is followed as it is.
  const followed = inLanguage(sectionFragments).matchAll(/(.{24}[\w.@])->/g)
  expect(
    [...followed]
      .map(([, before]) => before)
      .filter((before = '') => !/asset$|value$|value->,[\w.@]+$/.test(before)),
  ).toEqual([])
})
