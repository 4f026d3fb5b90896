// @vitest-environment node
import * as fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { runQuery } from './groq.ts'
import { plan } from './planner.ts'
import { createView } from '#sandbox/content-api/store/views.ts'
import { byId } from '#sandbox/content-api/store/store.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

const DOCUMENTS: StoredDocument[] = [
  {
    _id: 'p1',
    _type: 'page',
    path: '/',
    n: 1,
    cards: [{ _ref: 'c2' }, { _ref: 'c1' }, { _ref: 'x' }],
  },
  { _id: 'p2', _type: 'page', path: '/two', n: 2, cards: [{ _ref: 'c1' }] },
  { _id: 'c1', _type: 'card', title: 'One card', n: 3, page: { _ref: 'p1' } },
  { _id: 'c2', _type: 'card', title: 'Two cards', n: 4, page: { _ref: 'p2' }, type: 'Filter' },
  { _id: 'f1', _type: 'faq', title: 'Why a card?', n: 5, tags: ['a', 'b'] },
  { _id: 'f2', _type: 'faq', n: 6, tags: [] },
  { _id: 'o1', _type: 'card.old', title: 'Old', n: 7, _ref: 'c1' },
].toSorted(byId)
const VIEW = createView(DOCUMENTS)
const PARAMS = {
  type: 'card',
  types: ['faq', 'page'],
  id: 'p1',
  ids: ['c2', 'p1'],
  none: null,
  path: '/',
}

/** What groq-js says with the whole dataset and without our help. */
async function unplanned(query: string): Promise<unknown> {
  const value = await evaluate(parse(query, { params: PARAMS }), {
    dataset: DOCUMENTS,
    params: PARAMS,
  })
  return value.get()
}

/** Both answers, as the text a reader would get. */
async function bothAnswers(query: string): Promise<{ planned: string; unplanned: string }> {
  const planned = await runQuery({ query, params: PARAMS, view: VIEW })
  return {
    planned: JSON.stringify(planned),
    unplanned: JSON.stringify((await unplanned(query)) ?? null),
  }
}

test.each([
  '*',
  '*[_type == "page"]',
  '*["page" == _type]',
  '*[_type == $type] | order(n desc)',
  '*[_type == $none]',
  '*[_type == "nothing"][0]',
  '*[_id == $id][0]{..., cards[]->{title, page->{path}}}',
  '*[_id in $ids]',
  '*[_id in ["f2", "c1", "f2"]]._id',
  '*[_id in [...$ids, "f1"]]._id',
  '*[_type in $types && n > 1]{_id, n}',
  '*[_type in ["faq", $type]]._id',
  '*[(_type == "card") || _id == "p2"]._id',
  '*[_type == "card" || n == 1]._id',
  '*[!(_type == "card")]._id',
  '*[_type != "card"]._id',
  '*[_type == "page" && _id == "c1"]',
  '*[_type == "faq" || _type == "faq"]._id',
  'count(*[_type == "card"])',
  '{"a": *[_type == "page"]._id, "b": count(*), "c": *[_id == $id][0].path}',
  '*[_type == "card"]{_id, "used": *[_type == "page" && references(^._id)]._id}',
  '*[_type == "page"]{_id, "same": *[_type == ^._type && _id != ^._id]._id}',
  '*[_type == "page"]{"n": count(*[n < ^.n])}',
  '*[_type == "page" && count(*[_type == "card" && page._ref == ^._id]) > 0]._id',
  '*[references("c1")]._id',
  '*[references($ids)]._id',
  '*[_type == "card"][title match "two*"]._id',
  '*[defined(title)][_type == "card"]._id',
  '*[_type == "faq" && "a" in tags]._id',
  '*[_type == "card"] | score(title match "card") | order(_score desc){_id}',
  '*[_type == "card"][0...1]._id',
  '*[_type == "card"][-1]._id',
  '*[_type in path("card")]._id',
  '*[_id in path("c*")]._id',
  '*[@._type == "card"]._id',
  '*[type == "Filter"]._id',
  '*[_type == "page"].cards[]->title',
  'array::unique(*[_type == "page"].cards[]._ref)',
  '*[_type == "page"]{"first": cards[0]->, "sum": math::sum(*[_type == "card"].n)}',
  '*[_type == "page"] | order(path asc)[0...5]{"t": select(n > 1 => "big", "small")}',
  'coalesce(*[_id == "zzz"][0], *[_id == "p2"][0]).path',
  '*[_type == "card"]._type + ""',
  'string::upper(*[_id == "c1"][0].title)',
])('a planned %s answers as an unplanned one', async (query) => {
  const answers = await bothAnswers(query)
  expect(answers.planned).toBe(answers.unplanned)
})

const atom = fc.constantFrom(
  '_type == "page"',
  '_type == $type',
  '"faq" == _type',
  '_type in $types',
  '_type in ["card", "nothing"]',
  '_id == "c1"',
  '_id in $ids',
  '_type == $none',
  'n > 2',
  'n == 6',
  'defined(title)',
  'title match "card"',
  'references("c1")',
  'missing == 1',
)
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(tie('filter'), tie('filter')).map(([a, b]) => `(${a} && ${b})`),
    fc.tuple(tie('filter'), tie('filter')).map(([a, b]) => `(${a} || ${b})`),
    tie('filter').map((a) => `!(${a})`),
  ),
}))
const tail = fc.constantFrom(
  '',
  '._id',
  '[0]',
  ' | order(n desc)',
  '{_id, "k": count(*[_type == ^._type])}',
)

test('any filter, however nested, selects the same documents with and without a plan', async () => {
  await fc.assert(
    fc.asyncProperty(filter, tail, async (expr, end) => {
      const answers = await bothAnswers(`*[${expr}]${end}`)
      expect(answers.planned).toBe(answers.unplanned)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['*[_type == "page" && path == $path]', 2],
  ['*[_id == $id && n > 0]', 1],
  ['*[_type == "card" || _type == "faq"]', 4],
])('%s looks at %i documents only', (query, count) => {
  const planned = plan(parse(query, { params: PARAMS }), VIEW)
  const base = isRecord(planned) && isRecord(planned['base']) ? planned['base'] : {}
  expect(base['value']).toHaveLength(count)
})
