import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { clientOf, ndjson, sandboxWith } from '#sandbox/test-support.ts'
import { compileSchema } from '#scripts/content/documents.ts'
import { editedNow, findTexts, isStored } from '#studio/texts/find-texts.ts'
import { placesOf, replaceTexts, undoReplacement } from '#studio/texts/replace-texts.ts'

const schema = compileSchema()
const phrase = { text: 'site visit', matchCase: false }

async function dataset() {
  const { sandbox } = await sandboxWith({
    'seed.ndjson': ndjson(
      { _id: 'a', _type: 'feature', name: 'Site visit', description: 'A site visit a week.' },
      { _id: 'b', _type: 'testimonial', message: 'The site visit was free.', name: 'Ada' },
      { _id: 'drafts.b', _type: 'testimonial', message: 'My site visit was free.', name: 'Ada' },
    ),
  })
  return clientOf(sandbox)
}

async function search(client: SanityClient) {
  const all: unknown[] = await client.fetch('*[]', {}, { perspective: 'raw' })
  return findTexts(editedNow(all.filter(isStored)), (name) => schema.get(name), phrase)
}

/** Every text that is now in the dataset, by the id of its document. */
async function texts(client: SanityClient) {
  const all = await client.fetch<Record<string, string>[]>(
    '*[_type in ["feature", "testimonial"]] | order(_id asc){_id, "text": coalesce(message, description)}',
    {},
    { perspective: 'raw' },
  )
  return all.map(({ _id, text }) => `${_id}: ${text}`)
}

const BEFORE = [
  'a: A site visit a week.',
  'b: The site visit was free.',
  'drafts.b: My site visit was free.',
]

test('a phrase is replaced in drafts only, and one step takes it back', async () => {
  const client = await dataset()
  const done = await replaceTexts(client, await search(client), phrase, 'inspection')
  expect(done.count).toBe(3)
  expect(await texts(client)).toEqual([
    'a: A site visit a week.',
    'b: The site visit was free.',
    'drafts.a: A inspection a week.',
    'drafts.b: My inspection was free.',
  ])
  await undoReplacement(client, done)
  expect(await texts(client)).toEqual(BEFORE)
})

test('what an editor left out is told apart from what was replaced, once both are in a draft', async () => {
  const client = await dataset()
  const found = await search(client)
  for (const [index, { id }] of found.entries()) {
    const done = await replaceTexts(
      client,
      [...found].slice(index, index + 1),
      phrase,
      'site visit',
    )
    expect(placesOf(done)).toEqual([id])
    expect((await search(client)).map((one) => one.id)).toEqual(found.map((one) => one.id))
    await undoReplacement(client, done)
  }
})

test('the changed drafts are named as an editor knows them', async () => {
  const client = await dataset()
  const { drafts } = await replaceTexts(client, await search(client), phrase, 'inspection')
  expect(drafts.map(({ id, type, title }) => [id, type, title])).toEqual([
    ['drafts.a', 'feature', 'Site visit'],
    ['drafts.b', 'testimonial', 'Ada'],
  ])
})

test('a draft that somebody edits meanwhile is not overwritten', async () => {
  const client = await dataset()
  const found = await search(client)
  await client.patch('drafts.b').set({ message: 'Another site visit.' }).commit()
  await expect(replaceTexts(client, found, phrase, 'x')).rejects.toThrow('Search again')
  expect(await texts(client)).toContain('a: A site visit a week.')
  expect(await texts(client)).not.toContain('drafts.a: A x a week.')
})

test('a draft that was edited after the replacement keeps what was typed', async () => {
  const client = await dataset()
  const done = await replaceTexts(client, await search(client), phrase, 'inspection')
  await client.patch('drafts.a').set({ description: 'Typed since.' }).commit()
  await expect(undoReplacement(client, done)).rejects.toThrow('nothing was undone')
  expect(await texts(client)).toContain('drafts.a: Typed since.')
  expect(await texts(client)).toContain('drafts.b: My inspection was free.')
})
