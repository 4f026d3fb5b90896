// @vitest-environment node
import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { ndjson, sandboxWith } from '#sandbox/test-support.ts'
import type { SanityClient } from '@sanity/client'

async function open(token?: string): Promise<SanityClient> {
  const { sandbox } = await sandboxWith({
    'content.ndjson': ndjson(
      { _id: 'a', _type: 'page', title: 'Home' },
      { _id: 'drafts.a', _type: 'page', title: 'Home, edited' },
    ),
  })
  return createClient({
    projectId: 'sandbox',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: sandbox.origin,
    useProjectHostname: false,
    useCdn: false,
    ...(token !== undefined && { token }),
    resolveFetch: () => (input, init) => sandbox.fetch(new Request(input, init)),
  })
}

test("the site reads content with Sanity's own client", async () => {
  const client = await open()
  expect(await client.fetch('*[_id == $id][0].title', { id: 'a' })).toBe('Home')
})

test('a query too long for an address goes by POST', async () => {
  const client = await open()
  const ids = ['a', ...Array.from({ length: 2000 }, (_, index) => `no-such-document-${index}`)]
  expect(await client.fetch('*[_id in $ids]._id', { ids })).toEqual(['a'])
})

test('an editor reads drafts', async () => {
  const client = await open('token')
  const options = { perspective: 'drafts' } as const
  expect(await client.fetch('*[_id == "a"][0].title', {}, options)).toBe('Home, edited')
})

test('a developer with a wrong query gets an error that shows it', async () => {
  const client = await open()
  await expect(client.fetch('*[_id == ]')).rejects.toThrow(/_id == \]/)
  await expect(client.fetch('*[_id == $id]')).rejects.toThrow('param $id referenced')
})

test('a document comes by its id', async () => {
  const client = await open()
  expect(await client.getDocument('a')).toMatchObject({ title: 'Home', _type: 'page' })
  expect(await client.getDocument('zzz')).toBeUndefined()
})
