import { expect, test } from 'vitest'
import { clientOf, ndjson, sandboxWith } from '#sandbox/test-support.ts'
import type { SanityClient } from '@sanity/client'

const IDS = { draftId: 'drafts.a', publishedId: 'a' }

async function open(): Promise<SanityClient> {
  const { sandbox } = await sandboxWith({
    'seed.ndjson': ndjson(
      { _id: 'a', _type: 'page', _createdAt: '2020-01-01T00:00:00Z', title: 'Published' },
      { _id: 'b', _type: 'page', title: 'Other' },
    ),
  })
  return clientOf(sandbox)
}

function edit(client: SanityClient, set: Record<string, unknown>) {
  return client.action({ actionType: 'sanity.action.document.edit', ...IDS, patch: { set } })
}

test('editing a published document makes a draft of it and leaves it alone', async () => {
  const client = await open()
  await edit(client, { title: 'Edited' })
  expect(await client.getDocument('a')).toMatchObject({ title: 'Published' })
  expect(await client.getDocument('drafts.a')).toMatchObject({
    title: 'Edited',
    _createdAt: '2020-01-01T00:00:00Z',
  })
})

test('publishing puts the draft in place, keeps the time of creation and ends weak references', async () => {
  const client = await open()
  const link = {
    _type: 'reference',
    _ref: 'b',
    _weak: true,
    _strengthenOnPublish: { type: 'page' },
  }
  const strengthened = { ...link, _strengthenOnPublish: { type: 'page', weak: true } }
  await edit(client, { title: 'Edited', link, links: [{ _key: 'k', ...strengthened }] })
  const { transactionId } = await client.action({
    actionType: 'sanity.action.document.publish',
    ...IDS,
  })
  expect(await client.getDocument('a')).toMatchObject({
    _rev: transactionId,
    _createdAt: '2020-01-01T00:00:00Z',
    title: 'Edited',
    link: { _type: 'reference', _ref: 'b' },
    links: [{ _key: 'k', _type: 'reference', _ref: 'b', _weak: true }],
  })
  expect(await client.fetch('*[defined(link._weak)]')).toEqual([])
  expect(await client.getDocument('drafts.a')).toBeUndefined()
})

test('publishing over what somebody else published meanwhile is refused', async () => {
  const client = await open()
  await edit(client, { title: 'Edited' })
  const publish = client.action({
    actionType: 'sanity.action.document.publish',
    ...IDS,
    ifPublishedRevisionId: 'old',
  })
  await expect(publish).rejects.toThrow('has unexpected revision ID')
  expect(await client.getDocument('a')).toMatchObject({ title: 'Published' })
})

test('a new document is a draft until it is published', async () => {
  const client = await open()
  const action = {
    actionType: 'sanity.action.document.create',
    publishedId: 'n',
    attributes: { _id: 'drafts.n', _type: 'page', title: 'New' },
  } as const
  await client.action({ ...action, ifExists: 'fail' })
  await client.action({ ...action, ifExists: 'ignore' })
  await expect(client.action({ ...action, ifExists: 'fail' })).rejects.toThrow('already exists')
  expect(await client.fetch('*[_id == "n"]')).toEqual([])
  expect(await client.fetch('*[_id == "n"].title', {}, { perspective: 'drafts' })).toEqual(['New'])
})

test('an unpublished document goes on as a draft', async () => {
  const client = await open()
  await client.action({ actionType: 'sanity.action.document.unpublish', ...IDS })
  expect(await client.getDocument('a')).toBeUndefined()
  expect(await client.getDocument('drafts.a')).toMatchObject({ title: 'Published' })
})

test.each([
  { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' },
  { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.a' },
] as const)('$actionType throws the draft away', async (action) => {
  const client = await open()
  await edit(client, { title: 'Edited' })
  await client.action(action)
  expect(await client.getDocument('drafts.a')).toBeUndefined()
  await expect(client.action(action)).rejects.toThrow('Document "drafts.a" does not exist')
})

test('a document is deleted together with the drafts that are named, and only so', async () => {
  const client = await open()
  await edit(client, { title: 'Edited' })
  const action = { actionType: 'sanity.action.document.delete', publishedId: 'a' } as const
  await expect(client.action({ ...action, includeDrafts: [] })).rejects.toThrow('includeDrafts')
  await client.action({ ...action, includeDrafts: ['drafts.a'] })
  expect(await client.fetch('*._id', {}, { perspective: 'raw' })).toEqual(['b'])
})

test('an old revision is restored over the draft, or over what is gone', async () => {
  const client = await open()
  await edit(client, { title: 'Edited' })
  await client.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'a',
    attributes: { _id: 'drafts.a', _type: 'page', title: 'Restored' },
  })
  expect(await client.getDocument('drafts.a')).toMatchObject({ title: 'Restored' })
})

test('several actions are one transaction: when one is refused, none is stored', async () => {
  const client = await open()
  const actions = client.action([
    { actionType: 'sanity.action.document.unpublish', ...IDS },
    { actionType: 'sanity.action.document.discard', draftId: 'drafts.b' },
  ])
  await expect(actions).rejects.toMatchObject({
    statusCode: 400,
    details: { items: [{ index: 1, error: { type: 'actionError' } }] },
  })
  expect(await client.getDocument('a')).toBeDefined()
})
