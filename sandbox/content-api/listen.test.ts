import { expect, onTestFinished, test } from 'vitest'
import { refusalFor } from '#sandbox/access.ts'
import { clientOf, ndjson, sandboxWith, servedSandbox } from '#sandbox/test-support.ts'
import type { ListenOptions, SanityClient } from '@sanity/client'
import type { Sandbox } from '#sandbox/sandbox.ts'

const SEED = {
  'seed.ndjson': ndjson(
    { _id: 'a', _type: 'page', title: 'A', tag: { _type: 'reference', _ref: 't' } },
    { _id: 't', _type: 'tag', name: 'red' },
  ),
}

const EVENTS: ListenOptions = {
  events: ['welcome', 'mutation', 'reconnect'],
  includeAllVersions: true,
}

/** Everything a client hears; resolves once it is listening. */
async function heard(
  client: SanityClient,
  query: string,
  params = {},
  options: ListenOptions = {},
): Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = []
  await new Promise<void>((resolve, reject) => {
    const subscription = client.listen(query, params, { ...EVENTS, ...options }).subscribe({
      next: (event) => {
        if (event.type === 'welcome') resolve()
        if (event.type !== 'welcome') events.push({ ...event })
      },
      error: reject,
    })
    onTestFinished(() => subscription.unsubscribe())
  })
  return events
}

test('two editors hear of each other’s work, each of what they listen to', async () => {
  const { sandbox } = await servedSandbox(SEED)
  const network = { resolveFetch: () => fetch }
  const writer = clientOf(sandbox, network)
  const pages = await heard(clientOf(sandbox, network), '*[_type == $type]', { type: 'page' })
  const tags = await heard(writer, '*[_type == "tag"]')
  await writer.patch('a').set({ title: 'New' }).commit()
  await writer.create({ _id: 'drafts.b', _type: 'page' })
  await writer.delete('drafts.b')
  await expect.poll(() => pages.length).toBe(3)
  expect(pages).toMatchObject([
    {
      type: 'mutation',
      documentId: 'a',
      transition: 'update',
      identity: 'local-editor',
      visibility: 'query',
      mutations: [{ patch: { id: 'a', set: { title: 'New' } } }],
      result: { title: 'New' },
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    },
    { documentId: 'drafts.b', transition: 'appear' },
    { documentId: 'drafts.b', transition: 'disappear' },
  ])
  const [, appear, disappear] = pages
  expect(disappear?.['previousRev']).toBe(appear?.['resultRev'])
  // The Studio strings events together by revision; one without would be lost.
  expect(disappear?.['resultRev']).toBe(disappear?.['transactionId'])
  expect(tags).toEqual([])
})

test('a query may look through a reference', async () => {
  const { sandbox } = await sandboxWith(SEED)
  const client = clientOf(sandbox)
  const events = await heard(client, '*[_type == "page" && tag->name == "red"]')
  await client.patch('a').set({ title: 'New' }).commit()
  await expect.poll(() => events).toMatchObject([{ documentId: 'a', transition: 'update' }])
})

test('a listener gets the patches that it requests', async () => {
  const { sandbox } = await sandboxWith(SEED)
  const client = clientOf(sandbox)
  const options: ListenOptions = {
    includeResult: false,
    includeMutations: false,
    effectFormat: 'mendoza',
  }
  const events = await heard(client, '*', {}, options)
  await client.patch('a').set({ title: 'B' }).commit()
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]).not.toHaveProperty('result')
  expect(events[0]).not.toHaveProperty('mutations')
  expect(events[0]).toMatchObject({
    effects: { apply: expect.arrayContaining([17, 'B', 'title']) },
  })
})

test.each([
  ['an editor who requests every version', {}, ['drafts.a', 'a']],
  ['an editor who does not', { includeAllVersions: false }, ['a']],
])('%s hears of %j', async (_who, options, ids) => {
  const { sandbox } = await sandboxWith(SEED)
  const client = clientOf(sandbox)
  const events = await heard(client, '*', {}, options)
  await client.create({ _id: 'drafts.a', _type: 'page' })
  await client.patch('a').set({ title: 'B' }).commit()
  await expect.poll(() => events.map((event) => event['documentId'])).toEqual(ids)
})

test('a reader without a session hears of what is published', async () => {
  const { sandbox } = await sandboxWith(SEED)
  const events = await heard(clientOf(sandbox, { token: '' }), '*')
  const client = clientOf(sandbox)
  await client.create({ _id: 'drafts.a', _type: 'page' })
  await client.patch('a').set({ title: 'B' }).commit()
  await expect.poll(() => events.map((event) => event['documentId'])).toEqual(['a'])
})

test('a listener with a wrong query is told what is wrong', async () => {
  const { sandbox } = await sandboxWith(SEED)
  await expect(heard(clientOf(sandbox), '*[')).rejects.toThrow('Unexpected end of query')
})

test('a reader that leaves is forgotten, and the sandbox closes the other streams', async () => {
  const { sandbox, origin, close } = await servedSandbox(SEED)
  const leaving = new AbortController()
  await fetch(`${origin}/v1/data/listen/production?query=*`, { signal: leaving.signal })
  leaving.abort()
  const staying = await fetch(`${origin}/v1/data/live/events/production`)
  // One round trip later, the server has seen the first reader disconnect.
  expect((await fetch(`${origin}/health`)).ok).toBe(true)
  await clientOf(sandbox).patch('a').set({ title: 'B' }).commit()
  await close()
  expect(await staying.text().catch(() => 'cut')).toMatch(/event: message|cut/)
})

test('a live page is told that content changed, and of drafts only when it may see them', async () => {
  const { sandbox } = await sandboxWith(SEED)
  const client = clientOf(sandbox)
  const published = await live(sandbox, false)
  const drafts = await live(sandbox, true)
  await client.create({ _id: 'drafts.a', _type: 'page' })
  await client.patch('a').set({ title: 'B' }).commit()
  await expect.poll(() => drafts).toEqual(['welcome', 'message', 'message'])
  expect(published).toEqual(['welcome', 'message'])
})

async function live(sandbox: Sandbox, includeDrafts: boolean): Promise<string[]> {
  const types: string[] = []
  const events = clientOf(sandbox).live.events({ includeDrafts })
  const subscription = events.subscribe((event) => types.push(event.type))
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => types).toEqual(['welcome'])
  return types
}

const PATH = '/v2025-02-19/data/listen/production?query=*'
const PAGE = { origin: 'http://localhost:3333' }

async function sentOn(origin: string, headers: Record<string, string>): Promise<URL> {
  const answer = await fetch(`${origin}${PATH}`, { headers, redirect: 'manual' })
  expect(answer.status).toBe(307)
  expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE.origin)
  return new URL(answer.headers.get('location') ?? '')
}

test('a page reads its streams on other ports, a different one each time', async () => {
  const { origin, sandbox } = await servedSandbox(SEED)
  const urls = [await sentOn(origin, PAGE), await sentOn(origin, PAGE)]
  for (const url of urls) {
    expect(url.hostname).toBe('localhost')
    expect(Number(url.port)).toBeGreaterThan(sandbox.port)
    expect(Number(url.port)).toBeLessThanOrEqual(sandbox.port + 16)
  }
  expect(urls[0]?.port).not.toBe(urls[1]?.port)
})

test('the ticket opens the stream, again and again, to a browser that hides its origin', async () => {
  const { origin } = await servedSandbox(SEED)
  const url = await sentOn(origin, { ...PAGE, authorization: 'Bearer x' })
  for (const attempt of [1, 2]) {
    const end = new AbortController()
    const answer = await fetch(url, { headers: { origin: 'null' }, signal: end.signal })
    expect([attempt, answer.status]).toEqual([attempt, 200])
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('access-control-allow-origin')).toBe('null')
    end.abort()
  }
})

test('a forged ticket opens nothing', async () => {
  const { origin } = await servedSandbox(SEED)
  const url = await sentOn(origin, PAGE)
  url.searchParams.set('_ticket', 'editor')
  const refused = refusalFor(new Request(url, { headers: { origin: 'null' } }))
  expect(refused?.status).toBe(403)
  const foreign = refusalFor(new Request(url, { headers: { origin: 'https://evil.example' } }))
  expect(foreign?.status).toBe(403)
})
