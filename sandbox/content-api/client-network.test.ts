// @vitest-environment node
import { createClient } from '@sanity/client'
import { stegaClean } from '@sanity/client/stega'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { ndjson, temporaryFolder, twoColours } from '#sandbox/test-support.ts'
import type { ClientConfig, ListenOptions, SanityClient } from '@sanity/client'

const CONTENT = ndjson(
  { _id: 'a', _type: 'page', title: 'Home', author: { _type: 'reference', _ref: 'ada' } },
  { _id: 'ada', _type: 'person', name: 'Ada' },
  { _id: 'drafts.ada', _type: 'person', name: 'Ada, edited' },
)

/** A server on a free port and a maker of clients as everybody gets them: nothing is stood in for. */
async function serve(): Promise<(config?: ClientConfig) => SanityClient> {
  const contentDir = await temporaryFolder({ 'content.ndjson': CONTENT })
  const { sandbox, close } = await startSandbox({ contentDir, port: 0, log: () => {} })
  onTestFinished(close)
  return (config = {}) =>
    createClient({
      projectId: 'sandbox',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: sandbox.origin,
      useProjectHostname: false,
      useCdn: false,
      token: 'any',
      ...config,
    })
}

async function connect(config?: ClientConfig): Promise<SanityClient> {
  return (await serve())(config)
}

test('client.fetch brings the answer of a query', async () => {
  const client = await connect({ token: '' })
  const query = '*[_id == $id][0]{title, "author": author->name}'
  expect(await client.fetch(query, { id: 'a' })).toEqual({ title: 'Home', author: 'Ada' })
})

test('client.getDocument and getDocuments bring documents by id', async () => {
  const client = await connect()
  expect(await client.getDocument('a')).toMatchObject({ _id: 'a', title: 'Home' })
  const several = await client.getDocuments(['ada', 'none', 'drafts.ada'])
  expect(several).toMatchObject([{ name: 'Ada' }, null, { name: 'Ada, edited' }])
})

test('client.create, createIfNotExists and createOrReplace make documents', async () => {
  const client = await connect()
  const created = await client.create({ _type: 'page', title: 'New' })
  expect(await client.getDocument(created._id)).toEqual(created)
  const replaced = await client.createOrReplace({ _id: 'a', _type: 'page', title: 'Other' })
  await client.createIfNotExists({ _id: 'a', _type: 'page', title: 'Ignored' })
  expect(await client.getDocument('a')).toEqual(replaced)
})

test('client.patch changes a document, and only the revision it was meant for', async () => {
  const client = await connect()
  const { _rev } = await client.patch('a').set({ title: 'Changed' }).commit()
  const guarded = () => client.patch('a').ifRevisionId(_rev).set({ title: 'Again' }).commit()
  expect(await guarded()).toMatchObject({ title: 'Again' })
  await expect(guarded()).rejects.toMatchObject({ statusCode: 409 })
})

test('client.transaction keeps all of it or nothing', async () => {
  const client = await connect()
  const change = (id: string) =>
    client
      .transaction()
      .patch('a', { set: { title: 'Changed' } })
      .delete(id)
      .commit()
  // Somebody else refers to the second one.
  await expect(change('ada')).rejects.toMatchObject({ statusCode: 409 })
  expect(await client.getDocument('a')).toMatchObject({ title: 'Home' })
  await change('drafts.ada')
  expect(await client.getDocument('a')).toMatchObject({ title: 'Changed' })
})

test('client.delete takes documents away, by id and by query', async () => {
  const client = await connect()
  await client.delete('a')
  expect(await client.getDocument('a')).toBeUndefined()
  await client.delete({ query: '*[_type == $type]', params: { type: 'person' } })
  expect(await client.fetch('*', {}, { perspective: 'raw' })).toEqual([])
})

test('client.listen tells of a change within a second', async () => {
  const client = await serve()
  const heard = await listen(client(), '*[_id == "a"]')
  await client().patch('a').set({ title: 'Changed' }).commit()
  await expect.poll(() => heard, { timeout: 1000 }).toMatchObject([{ title: 'Changed' }])
})

test('two tabs on one document see each other’s edits within a second', async () => {
  const client = await serve()
  const [left, right] = [client(), client()]
  const query = '*[_id in ["a", "drafts.a"]]'
  const [seenLeft, seenRight] = await Promise.all([listen(left, query), listen(right, query)])
  await left.create({ _id: 'drafts.a', _type: 'page', title: 'H' })
  for (const [turn, title] of ['He', 'Hel', 'Hell', 'Hello'].entries()) {
    const [writer, seen] = turn % 2 ? [left, seenRight] : [right, seenLeft]
    await writer.patch('drafts.a').set({ title }).commit()
    await expect.poll(() => seen.at(-1), { timeout: 1000 }).toMatchObject({ title })
  }
  expect(seenLeft).toEqual(seenRight)
})

test('client.assets.upload keeps an image and a file, byte for byte', async () => {
  const client = await connect()
  const bytes = Buffer.from(await twoColours(60, 40))
  const asset = await client.assets.upload('image', bytes, { filename: 'wall.jpg' })
  const file = await client.assets.upload('file', Buffer.from('a,b\n'), { filename: 'table.csv' })
  expect(asset.metadata.dimensions).toMatchObject({ width: 60, height: 40 })
  expect(Buffer.from(await (await fetch(asset.url)).bytes()).equals(bytes)).toBe(true)
  expect(await (await fetch(file.url)).text()).toBe('a,b\n')
  const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } }
  await client.patch('a').set({ image }).commit()
  expect(await client.fetch('*[_id == "a"][0].image.asset->originalFilename')).toBe('wall.jpg')
})

test.each([
  ['published', ['Ada']],
  ['drafts', ['Ada, edited']],
  ['raw', ['Ada', 'Ada, edited']],
] as const)('the perspective %s shows its versions', async (perspective, names) => {
  const client = await connect({ perspective })
  expect(await client.fetch('*[_type == "person"].name')).toEqual(names)
})

test('stega: every text carries the field it comes from, through a reference too', async () => {
  const client = await connect({
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: 'http://localhost:3333' },
  })
  const { result, resultSourceMap } = await client.fetch<{ title: string; author: string }>(
    '*[_id == "a"][0]{title, "author": author->name}',
    {},
    { filterResponse: false, resultSourceMap: 'withKeyArraySelector' },
  )
  const sources = resultSourceMap?.documents.map(({ _id }) => _id)
  expect(sources?.toSorted()).toEqual(['a', 'drafts.ada'])
  expect(stegaClean(result)).toEqual({ title: 'Home', author: 'Ada, edited' })
  expect(result.title.length).toBeGreaterThan('Home'.length)
  expect(result.author.length).toBeGreaterThan('Ada, edited'.length)
})

test('client.live tells a page that something was published', async () => {
  const client = await serve()
  const heard: string[] = []
  const subscription = client()
    .live.events()
    .subscribe(({ type }) => heard.push(type))
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => heard).toEqual(['welcome'])
  await client().patch('a').set({ title: 'Changed' }).commit()
  await expect.poll(() => heard, { timeout: 1000 }).toEqual(['welcome', 'message'])
})

/** The documents a listener gets; resolves once it listens. */
async function listen(client: SanityClient, query: string): Promise<unknown[]> {
  const heard: unknown[] = []
  const options: ListenOptions = { events: ['welcome', 'mutation'], includeAllVersions: true }
  await new Promise<void>((resolve, reject) => {
    const subscription = client.listen(query, {}, options).subscribe({
      next: (event) => {
        if (event.type === 'welcome') resolve()
        if (event.type === 'mutation') heard.push(event.result)
      },
      error: reject,
    })
    onTestFinished(() => subscription.unsubscribe())
  })
  return heard
}
