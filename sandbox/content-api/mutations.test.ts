import { expect, test } from 'vitest'
import { clientOf, ndjson, sandboxWith } from '#sandbox/test-support.ts'
import type { SanityClient } from '@sanity/client'
import type { TestSandbox } from '#sandbox/test-support.ts'

const SEED = ndjson(
  { _id: 'a', _type: 'page', title: 'A', count: 1, list: [{ _key: 'x', n: 1 }], text: 'one two' },
  { _id: 'b', _type: 'page', link: { _type: 'reference', _ref: 'a' } },
  { _id: 'c', _type: 'page', link: { _type: 'reference', _ref: 'a', _weak: true } },
)

async function open(): Promise<TestSandbox & { client: SanityClient }> {
  const opened = await sandboxWith({ 'seed.ndjson': SEED })
  return { ...opened, client: clientOf(opened.sandbox) }
}

test('an editor creates a document and reads it back', async () => {
  const { client } = await open()
  const created = await client.create({ _type: 'page', title: 'New' })
  expect(created).toMatchObject({ _id: expect.any(String), _type: 'page', title: 'New' })
  expect(await client.getDocument(created._id)).toEqual(created)
  expect(created._createdAt).toBe(created._updatedAt)
})

test('an editor changes a document in every way a patch can', async () => {
  const { client } = await open()
  const patched = await client
    .patch('a')
    .setIfMissing({ title: 'kept', lead: 'added' })
    .set({ 'list[_key=="x"].n': 5 })
    .inc({ count: 2 })
    .insert('after', 'list[-1]', [{ _key: 'y', n: 2 }])
    .diffMatchPatch({ text: '@@ -1,7 +1,7 @@\n-one\n+six\n  two\n' })
    .commit()
  expect(patched).toMatchObject({
    title: 'A',
    lead: 'added',
    count: 3,
    text: 'six two',
    list: [
      { _key: 'x', n: 5 },
      { _key: 'y', n: 2 },
    ],
  })
  const less = await client.patch('a').dec({ count: 1 }).unset(['list[0]', 'lead']).commit()
  expect(less).toMatchObject({ count: 2, list: [{ _key: 'y', n: 2 }] })
  expect(less).not.toHaveProperty('lead')
})

test('documents are patched and deleted by a query', async () => {
  const { client } = await open()
  await client
    .patch({ query: '*[_type == $type && _id != "c"]', params: { type: 'page' } })
    .set({ seen: true })
    .commit({ returnFirst: false })
  expect(await client.fetch('*[seen]._id')).toEqual(['a', 'b'])
  await client.delete({ query: '*[_type == $type]', params: { type: 'page' } })
  expect(await client.fetch('*._id')).toEqual([])
})

test('a transaction is stored whole, under one revision, or not at all', async () => {
  const { client } = await open()
  const result = await client
    .transaction()
    .createIfNotExists({ _id: 'a', _type: 'page', title: 'ignored' })
    .create({ _id: 'd', _type: 'page' })
    .patch('d', { set: { title: 'D' } })
    .createOrReplace({ _id: 'c', _type: 'page', title: 'C' })
    .delete('b')
    .commit({ transactionId: 'my-transaction' })
  expect(result).toEqual({
    transactionId: 'my-transaction',
    documentIds: ['a', 'd', 'd', 'c', 'b'],
    results: [
      { id: 'a', operation: 'none' },
      { id: 'd', operation: 'create' },
      { id: 'd', operation: 'update' },
      { id: 'c', operation: 'update' },
      { id: 'b', operation: 'delete' },
    ],
  })
  expect(await client.fetch('*[_rev == "my-transaction"]{_id, title}')).toEqual([
    { _id: 'c', title: 'C' },
    { _id: 'd', title: 'D' },
  ])
  const failing = client.transaction().delete('c').create({ _id: 'a', _type: 'page' }).commit()
  await expect(failing).rejects.toThrow('Document by ID "a" already exists')
  expect(await client.getDocument('c')).toBeDefined()
})

test.each([
  ['create', 'Mutation failed: Document by ID "a" already exists', 'documentAlreadyExistsError'],
  ['patch', 'The document with the ID "none" was not found', 'documentNotFoundError'],
  ['revision', 'has unexpected revision ID', 'documentRevisionIDDoesNotMatchError'],
  ['delete', 'cannot be deleted as there are references', 'documentHasExistingReferencesError'],
  ['refer', 'references non-existent document "none"', 'documentReferenceDoesNotExistError'],
])('a refused %s says why, in Sanity’s words', async (kind, message, type) => {
  const { client } = await open()
  const attempts: Record<string, () => Promise<unknown>> = {
    create: () => client.create({ _id: 'a', _type: 'page' }),
    patch: () => client.patch('none').set({ a: 1 }).commit(),
    revision: () => client.patch('a').ifRevisionId('other').set({ a: 1 }).commit(),
    delete: () => client.delete('a'),
    refer: () =>
      client
        .patch('a')
        .set({ link: { _ref: 'none' } })
        .commit(),
  }
  const error: unknown = await attempts[kind]?.().catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining(message),
    details: { type: 'mutationError', items: [{ index: 0, error: { type } }] },
  })
})

test('a document goes together with the one that refers to it, and a weak reference may dangle', async () => {
  const { client } = await open()
  await client.transaction().delete('a').delete('b').commit()
  expect(await client.fetch('*._id')).toEqual(['c'])
})

test.each([
  [{ patch: { id: 'a', set: { _type: 'other' } } }, 'Cannot modify immutable attribute "_type"'],
  [{ patch: { id: 'a', constructor: { title: 'x' } } }, 'unknown operation'],
  [{ patch: { id: 'a', diffMatchPatch: { none: '@@ -1 +1 @@\n-a\n+b\n' } } }, 'diffMatchPatch'],
  [{ create: { _id: 'd' } }, 'must have a _type'],
  [{ destroy: { id: 'a' } }, 'Unknown mutation type "destroy"'],
  [{}, 'an object with one operation'],
])('the mutation %j is refused', async (mutation, message) => {
  const { ask, sandbox } = await open()
  const before = sandbox.store.all()
  const answer = await ask('/v1/data/mutate/production', {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
    body: JSON.stringify({ mutations: [mutation] }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(JSON.stringify(message).slice(1, -1))
  expect(sandbox.store.all()).toBe(before)
})

test('nobody writes without a session, or into another dataset', async () => {
  const { sandbox, ask } = await open()
  const stranger = clientOf(sandbox, { token: '' })
  await expect(stranger.create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 401 })
  for (const path of ['mutate', 'actions']) {
    const answer = await ask(`/v1/data/${path}/staging`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
  }
})

test('an archive contains every document for the editor, and the published ones for others', async () => {
  const { ask, client } = await open()
  await client.create({ _id: 'drafts.a', _type: 'page' })
  const lines = async (headers: Record<string, string>): Promise<number> => {
    const text = await (await ask('/v1/data/export/production', { headers })).text()
    return text.trim().split('\n').length
  }
  expect(await lines({ authorization: 'Bearer x' })).toBe(4)
  expect(await lines({})).toBe(3)
})
