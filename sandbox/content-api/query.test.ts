import { expect, onTestFinished, test, vi } from 'vitest'
import { ndjson, queryPath, sandboxWith } from '#sandbox/test-support.ts'
import type { TestSandbox } from '#sandbox/test-support.ts'

const EDITOR = { headers: { authorization: 'Bearer anything' } }

function open(): Promise<TestSandbox> {
  return sandboxWith({
    'content.ndjson': ndjson(
      { _id: 'a', _type: 'page', title: 'Published', path: '/' },
      { _id: 'drafts.a', _type: 'page', title: 'Draft', path: '/' },
      { _id: 'b', _type: 'page', title: 'Only published', path: '/b' },
      { _id: 'drafts.c', _type: 'page', title: 'Only draft', path: '/c' },
      { _id: 'private.d', _type: 'page', title: 'Private', path: '/d' },
    ),
  })
}

async function result(answer: Promise<Response>): Promise<unknown> {
  const body: unknown = await (await answer).json()
  return typeof body === 'object' && body !== null && 'result' in body ? body.result : body
}

test('a reader sends a query by GET, with parameters as JSON', async () => {
  const { ask } = await open()
  const answer = await ask(queryPath('*[path == $path][0].title', { path: '/b' }))
  expect(await answer.json()).toEqual({
    query: '*[path == $path][0].title',
    result: 'Only published',
    syncTags: ['s1:all'],
    ms: expect.any(Number),
  })
})

test('a query selects for each document what refers to it, and the same for all of them otherwise', async () => {
  const { ask } = await open()
  const query = `*[_type == "page"] | order(path desc) {
    path,
    "others": *[_type == "page" && path != ^.path && _id in ["a", "b"]].title,
    "home": *[_type == "page" && path == "/"][0].title,
    "none": *[_type == "page" && path == "/none"][0]
  }`
  expect(await result(ask(queryPath(query)))).toEqual([
    { path: '/b', others: ['Published'], home: 'Published', none: null },
    { path: '/', others: ['Only published'], home: 'Published', none: null },
  ])
})

test('a reader sends a long query by POST', async () => {
  const { ask } = await open()
  const answer = await ask('/v2025-02-19/data/query/production?returnQuery=false', {
    method: 'POST',
    body: JSON.stringify({ query: '*[_id in $ids]._id', params: { ids: ['b', 'a'] } }),
  })
  expect(await answer.json()).toEqual({
    result: ['a', 'b'],
    syncTags: ['s1:all'],
    ms: expect.any(Number),
  })
})

test.each([
  ['*[', {}, 'Unexpected end of query', 1, 2],
  ['foo::bar(1)', {}, 'Undefined namespace: foo', 0, 11],
  ['*[a match text::query("x")]', {}, 'not implemented', 0, 27],
])(
  'a developer who sends %s is told what is wrong',
  async (query, params, description, start, end) => {
    const { ask } = await open()
    const answer = await ask(queryPath(query, params))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: { type: 'queryParseError', description, query, start, end },
    })
  },
)

test('a query that would keep the sandbox from answering anybody else ends in words', async () => {
  const { ask } = await open()
  let seconds = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * (seconds += 1))
  onTestFinished(() => clock.mockRestore())
  const nested = 'count(*[count(*[_id < ^._id && count(*[_id < ^._id]) > 0]) > 0])'
  const answer = await ask(queryPath(nested, {}, 'v1'), EDITOR)
  expect(answer.status).toBe(400)
  const description = 'The query took more than 10 seconds.'
  expect(await answer.json()).toMatchObject({ error: { description } })
  expect(await result(ask(queryPath('count(*[_id < "b"])')))).toBe(1)
})

test.each([
  ['/v1/data/query/production', '"query" is required'],
  ['/v1/data/query/production?query=1&$a={', '"$a" is not valid JSON'],
  ['/vtoday/data/query/production?query=1', 'Invalid API version'],
])('%s is refused with a sentence', async (path, sentence) => {
  const { ask } = await open()
  const answer = await ask(path)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(sentence) })
})

const TITLES = '*[_type == "page"] | order(_id).title'

test.each([
  ['v2025-02-19', '', ['Published', 'Only published']],
  ['v2021-03-25', '', ['Published', 'Only published']],
  ['v2025-02-19', '&perspective=drafts', ['Published', 'Only published']],
])('an anonymous reader of %s%s sees what is published', async (version, extra, titles) => {
  const { ask } = await open()
  expect(await result(ask(`${queryPath(TITLES, {}, version)}${extra}`))).toEqual(titles)
})

test.each([
  ['v2025-02-19', '', ['Published', 'Only published', 'Private']],
  ['v1', '', ['Published', 'Only published', 'Draft', 'Only draft', 'Private']],
  ['v1', '&perspective=published', ['Published', 'Only published', 'Private']],
  ['v1', '&perspective=drafts', ['Draft', 'Only published', 'Only draft', 'Private']],
  ['v1', '&perspective=previewDrafts', ['Draft', 'Only published', 'Only draft', 'Private']],
])('an editor of %s%s sees the versions asked for', async (version, extra, titles) => {
  const { ask } = await open()
  expect(await result(ask(`${queryPath(TITLES, {}, version)}${extra}`, EDITOR))).toEqual(titles)
})

test('an overlaid draft keeps its published id and says which document it is', async () => {
  const { ask } = await open()
  const path = `${queryPath('*[_id == "a"]{_id, _originalId, title}')}&perspective=drafts`
  expect(await result(ask(path, EDITOR))).toEqual([
    { _id: 'a', _originalId: 'drafts.a', title: 'Draft' },
  ])
})

test('a reader fetches documents by id and learns which are left out, and why', async () => {
  const { ask } = await open()
  const answer = await ask('/v1/data/doc/production/b,zzz,drafts.a')
  expect(await answer.json()).toMatchObject({
    documents: [{ _id: 'b' }],
    omitted: [
      { id: 'zzz', reason: 'existence' },
      { id: 'drafts.a', reason: 'permission' },
    ],
  })
})
