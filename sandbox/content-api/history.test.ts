import { expect, test } from 'vitest'
import { clientOf, ndjson, sandboxWith } from '#sandbox/test-support.ts'
import { isRecord } from '#shared/json.ts'
import type { SanityClient } from '@sanity/client'
import { mendozaPatches } from './history.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'

const IDS = { draftId: 'drafts.a', publishedId: 'a' }
const EDITOR = { headers: { authorization: 'Bearer x' } }

interface History {
  client: SanityClient
  revisions: { seed: string; draft: string; edit: string; publish: string }
  lines: (query?: string) => Promise<Record<string, unknown>[]>
  get: (path: string) => Promise<unknown>
}

/** A document of the seed that was edited twice and published. */
async function open(): Promise<History> {
  const { sandbox, ask } = await sandboxWith({
    'seed.ndjson': ndjson({ _id: 'a', _type: 'page', title: 'Seed' }),
  })
  const client = clientOf(sandbox)
  const seed = String(sandbox.store.get('a')?.['_rev'])
  const edit = async (title: string) => {
    const action = { actionType: 'sanity.action.document.edit', ...IDS, patch: { set: { title } } }
    return (await client.action({ ...action, actionType: 'sanity.action.document.edit' }))
      .transactionId
  }
  const revisions = {
    seed,
    draft: await edit('First'),
    edit: await edit('Second'),
    publish: (await client.action({ actionType: 'sanity.action.document.publish', ...IDS }))
      .transactionId,
  }
  const get = async (path: string): Promise<unknown> =>
    (await ask(`/v1/data/history/production/${path}`, EDITOR)).json()
  const lines = async (query = '') => {
    const answer = await ask(`/v1/data/history/production/transactions/a,drafts.a?${query}`, EDITOR)
    const text = await answer.text()
    const values: unknown[] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    return values.filter(isRecord)
  }
  return { client, revisions, lines, get }
}

test('an editor sees every transaction of a document, from its beginning in the seed', async () => {
  const { lines, revisions } = await open()
  const all = await lines('effectFormat=mendoza&includeIdentifiedDocumentsOnly=true')
  expect(all).toMatchObject([
    { id: revisions.seed, documentIDs: ['a'], effects: { a: { revert: [0, null] } } },
    { id: revisions.draft, author: 'local-editor', documentIDs: ['drafts.a'] },
    { id: revisions.edit, mutations: [{ patch: { set: { title: 'Second' } } }] },
    { id: revisions.publish, documentIDs: ['a', 'drafts.a'] },
  ])
})

test('the list goes from one transaction to another, either way round, and ends where asked', async () => {
  const { lines, revisions } = await open()
  const ids = async (query: string) => (await lines(query)).map(({ id }) => id)
  const { seed, draft, edit, publish } = revisions
  expect(await ids(`fromTransaction=${draft}`)).toEqual([draft, edit, publish])
  expect(await ids(`fromTransaction=${draft}&toTransaction=${edit}`)).toEqual([draft, edit])
  expect(await ids('reverse=true&limit=2')).toEqual([publish, edit])
  expect(await ids(`toTransaction=${draft}&reverse=true`)).toEqual([draft, seed])
  const [first] = await lines('excludeContent=true')
  expect(first).not.toHaveProperty('mutations')
  expect(first).not.toHaveProperty('effects')
})

function one(_id: string, title: string): object {
  return { documents: [{ _id, title }] }
}

test('an editor sees a document as it was', async () => {
  const { get, revisions } = await open()
  const { draft, edit, publish, seed } = revisions
  const documents = (path: string) => get(`documents/${path}`)
  expect(await documents(`drafts.a?revision=${draft}`)).toMatchObject(one('drafts.a', 'First'))
  expect(await documents(`drafts.a?revision=${edit}`)).toMatchObject(one('drafts.a', 'Second'))
  expect(await documents(`a,drafts.a?revision=${publish}`)).toMatchObject(one('a', 'Second'))
  expect(await documents(`a?revision=${seed}`)).toMatchObject(one('a', 'Seed'))
  expect(await documents('a?time=2026-06-01T00:00:00Z')).toMatchObject(one('a', 'Seed'))
  expect(await documents('a?lastRevision=true')).toMatchObject(one('a', 'Second'))
  expect(await documents('a?revision=unknown')).toEqual({ documents: [] })
})

test('an editor who opens a deleted document sees it as it was last', async () => {
  const { get, client } = await open()
  await client.create({ _id: 'drafts.a', _type: 'page', title: 'Third' })
  await client.delete('drafts.a')
  await client.delete('a')
  const last = (ids: string) => get(`documents/${ids}?lastRevision=true`)
  expect(await get('documents/a?time=2126-06-01T00:00:00Z')).toEqual({ documents: [] })
  expect(await last('a')).toMatchObject(one('a', 'Second'))
  expect(await last('drafts.a')).toMatchObject(one('drafts.a', 'Third'))
  expect(await last('drafts.a,a,gone')).toMatchObject({
    documents: [{ title: 'Third' }, { title: 'Second' }],
  })
})

test('the history says in words what happened', async () => {
  const { get, client, revisions } = await open()
  await client.action({ actionType: 'sanity.action.document.unpublish', ...IDS })
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
  const { draft, edit, publish, seed } = revisions
  expect(await get('events/documents/drafts.a?limit=100')).toMatchObject({
    nextCursor: '',
    events: {
      'drafts.a': [
        { type: 'deleteDocumentVersion', versionId: 'drafts.a' },
        { type: 'unpublishDocument' },
        { type: 'publishDocumentVersion', revisionId: publish, versionRevisionId: edit },
        { type: 'createDocumentVersion', versionId: 'drafts.a', versionRevisionId: draft },
        { type: 'createLiveDocument', revisionId: seed, documentId: 'a', author: 'local-editor' },
      ],
    },
  })
})

test('history is for editors', async () => {
  const { ask } = await sandboxWith({})
  expect((await ask('/v1/data/history/production/transactions/a')).status).toBe(401)
})

function between(before: StoredDocument | undefined, after: StoredDocument | undefined) {
  return mendozaPatches({ id: 'a', before, after, mutations: [] })
}

const A = { _id: 'a', _type: 'page', _rev: '1', title: 'A' }

test('a creation is undone by taking the document away, and a deletion the other way round', () => {
  const { _rev, ...content } = A
  expect(between(undefined, A)).toEqual({ apply: [0, content], revert: [0, null] })
  expect(between(A, undefined)).toEqual({ apply: [0, null], revert: [0, content] })
})

test('an edit names the fields it sets and, by place in the sorted keys, those it removes', () => {
  // The revision is no part of the patch: keys of the old side are _id, _type, title.
  const after = { _id: 'a', _type: 'page', _rev: '2', lead: 'new' }
  expect(between(A, after)).toEqual({
    apply: [19, 2, 17, 'new', 'lead'],
    revert: [19, 2, 17, 'A', 'title'],
  })
})

test('inside an object only what changed is told; a list is replaced whole', () => {
  const before = { ...A, seo: { a: 1, b: { c: 2 } }, list: [1, 2] }
  const after = { ...A, seo: { a: 1, b: { c: 3 } }, list: [1, 3] }
  // Keys: _id, _type, list, seo, title; in seo: a, b.
  expect(between(before, after).apply).toEqual(
    [
      [10, 3, 10, 1, 17, 3, 'c', 15, 15],
      [17, [1, 3], 'list'],
    ].flat(),
  )
})

test('nothing changed, nothing told', () => {
  expect(between(A, { ...A, _rev: '2' })).toEqual({ apply: [], revert: [] })
})
