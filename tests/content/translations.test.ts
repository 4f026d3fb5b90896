// @vitest-environment jsdom
import { setTimeout } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { clientOf, ndjson, sandboxWith } from '#sandbox/test-support.ts'
import { compileSchema } from '#scripts/content/documents.ts'
import { isRecord } from '#shared/json.ts'
import { addLanguage } from '#studio/languages/add-language.ts'
import { textsIn, textsOut } from '#studio/languages/exchange.ts'
import { readLanguages, readTies, stateOf, translations } from '#studio/languages/languages.ts'
import { publishDrafts } from '#studio/languages/publish.ts'
import { readXliff, type TextFile, writeXliff } from '#studio/languages/xliff.ts'

const schema = compileSchema()
const typeOf = (name: string) => schema.get(name)
const steps = { _type: 'steps', _key: 'steps', heading: 'How it works <& costs>' }
const page = {
  _id: 'page-owner',
  _type: 'page',
  language: 'en',
  title: 'Owners',
  path: '/owner',
  sections: [steps, { _type: 'faqList', _key: 'faq', heading: 'Questions' }],
}

async function dataset(): Promise<SanityClient> {
  const languages = [
    { _key: 'en', code: 'en', title: 'English' },
    { _key: 'fr', code: 'fr', title: 'Français' },
  ]
  const { sandbox } = await sandboxWith({
    'seed.ndjson': ndjson({ _id: 'siteSettings', _type: 'siteSettings', languages }, page),
  })
  return clientOf(sandbox)
}

async function known(client: SanityClient) {
  const answer: unknown = await client.fetch(
    translations.fetch,
    { id: page._id },
    { perspective: 'raw' },
  )
  const { languages, ties } = isRecord(answer) ? answer : {}
  return {
    languages: readLanguages(languages),
    ties: readTies(ties),
    sources: [{ id: page._id }],
  }
}

async function state(client: SanityClient) {
  const { languages, ties } = await known(client)
  return stateOf(ties[0]?.versions ?? [], languages, 'fr')
}

async function raw(client: SanityClient, id: string) {
  const [document] = await client.fetch<Record<string, unknown>[]>(
    '*[_id == $id]',
    { id },
    { perspective: 'raw' },
  )
  return document
}

/** The file as a translator returns it: every text has its translation. */
async function translated(client: SanityClient): Promise<TextFile[]> {
  const files = await textsOut(client, typeOf, await known(client), 'fr')
  return files.map((file) => ({
    ...file,
    texts: file.texts.map((one) => ({ ...one, target: `${one.source}, en français` })),
  }))
}

const bringIn = async (client: SanityClient, files: TextFile[]) =>
  textsIn(client, typeOf, writeXliff(files), await known(client), 'fr')

test('a page in another language begins as a copy with its own path, and is tied to its source', async () => {
  const client = await dataset()
  expect(await state(client)).toBe('missing')
  await client.mutate(addLanguage({ source: page, from: 'en', to: 'fr', tie: undefined }))
  expect(await state(client)).toBe('unpublished')
  expect(await raw(client, 'drafts.page-owner-fr')).toMatchObject({
    language: 'fr',
    path: '/fr/owner',
    // The path says no longer whose questions they are.
    sections: [steps, { audience: 'owner' }],
  })
  expect(await raw(client, 'translations-page-owner')).toMatchObject({
    schemaTypes: ['page'],
    translations: [
      { language: 'en', value: { _ref: 'page-owner', _weak: true } },
      { language: 'fr', value: { _ref: 'page-owner-fr', _weak: true } },
    ],
  })
})

test('texts go out to a translator, and come back as drafts', async () => {
  const client = await dataset()
  const files = await translated(client)
  expect(readXliff(writeXliff(files))).toEqual(files)
  expect(await bringIn(client, files)).toBe('3 texts in drafts. Read and publish each document.')
  expect(await raw(client, 'drafts.page-owner-fr')).toMatchObject({
    title: 'Owners, en français',
    sections: [{ heading: 'How it works <& costs>, en français' }, {}],
  })
  expect(await raw(client, 'page-owner-fr')).toBeUndefined()
})

test('texts that come back replace nothing that was written meanwhile', async () => {
  const client = await dataset()
  const files = await translated(client)
  await client.patch('page-owner').set({ title: 'Private owners' }).commit()
  expect(await bringIn(client, files)).toContain('1 text left out: the source says something else')
  expect(await raw(client, 'drafts.page-owner-fr')).toMatchObject({ title: 'Private owners' })
  // It did not exist when its texts were taken out.
  expect(await bringIn(client, files)).toContain('1 document left out, because somebody changed it')
})

test('texts that the translator left as they were make no draft, and the translation stays outdated', async () => {
  const client = await dataset()
  const old = { _id: 'page-owner-fr', title: 'Propriétaires', path: '/fr/proprietaire' }
  await client.mutate([
    ...addLanguage({ source: page, from: 'en', to: 'fr', tie: undefined }),
    { create: { ...page, ...old, language: 'fr' } },
    { delete: { id: 'drafts.page-owner-fr' } },
  ])
  // Not in the same millisecond.
  await setTimeout(2)
  await client.patch('page-owner').set({ title: 'Private owners' }).commit()
  const files = await textsOut(client, typeOf, await known(client), 'fr')
  expect(await bringIn(client, files)).toBe('No text of this file is new.')
  expect(await state(client)).toBe('outdated')
})

test('a file for another language is refused by the names of both', async () => {
  const client = await dataset()
  const files = (await translated(client)).map((file) => ({ ...file, to: 'en' }))
  await expect(bringIn(client, files)).rejects.toThrow(
    'These texts are for English, not for Français.',
  )
})

test('all drafts of a language are published at once, but for a mistake and a page that moves', async () => {
  const client = await dataset()
  const drafts = ['faq-fr', 'faq-wrong-fr', 'page-fr'].map((id) => ({
    _id: `drafts.${id}`,
    _type: id === 'page-fr' ? 'page' : 'faqItem',
    path: '/fr/nouveau',
    title: id === 'page-fr' ? 'Page qui bouge' : undefined,
    question: 'Combien ?',
  }))
  await client.mutate([
    { create: { _id: 'page-fr', _type: 'page', path: '/fr/ancien' } },
    ...drafts.map((draft) => ({ create: draft })),
  ])
  const ids = drafts.map(({ _id }) => _id.replace('drafts.', ''))
  expect(await publishDrafts(client, ids, async ({ _id }) => !_id.includes('wrong'))).toBe(
    '1 draft published. These have a mistake or another address, so publish them by their own button: Combien ?, Page qui bouge.',
  )
  expect(await raw(client, 'faq-fr')).toBeDefined()
  expect(await raw(client, 'faq-wrong-fr')).toBeUndefined()
  expect(await raw(client, 'page-fr')).toMatchObject({ path: '/fr/ancien' })
})
