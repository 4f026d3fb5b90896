import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { PDF, filesOf, sign } from '#lead-api/uploads/upload.fixture.ts'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { installSandboxFetch } from '#sandbox/adapters/node.ts'
import { queryPath, sandboxWith, servedSandbox } from '#sandbox/test-support.ts'
import { inboxOf, inject } from './lead.fixture.ts'

const KEY = { 'idempotency-key': 'k1' }

test('an injected response replaces the real one, and nothing is stored', async () => {
  const { ask } = await sandboxWith({})
  await inject(ask, {
    call: 'demo',
    status: 429,
    headers: { 'Retry-After': '3600' },
    body: { a: 1 },
  })
  const answer = await send(ask, 'demo', undefined, { origin: 'http://localhost:5173' })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('3600')
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(await answer.json()).toEqual({ a: 1 })
  expect(await inboxOf(ask)).toEqual([])
  expect((await send(ask, 'contact')).status).toBe(200)
})

test.each([
  [{ status: 502, body: '<html>' }, 502, 'text/html; charset=utf-8', '<html>'],
  [{ status: 400, body: '{"message":' }, 400, 'text/plain; charset=utf-8', '{"message":'],
  [{ body: [] }, 201, 'application/json', '[]'],
  [{ status: 500 }, 500, null, ''],
  [{ status: 204 }, 204, null, ''],
  [{ status: 200, headers: { 'content-type': 'x/y' }, body: 'z' }, 200, 'x/y', 'z'],
])('%j answers with %i', async (fault, status, contentType, body) => {
  const { ask } = await sandboxWith({})
  await inject(ask, { call: 'waitlist', ...fault })
  const answer = await send(ask, 'waitlist')
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe(contentType)
  expect(await answer.text()).toBe(body)
})

test('the first match wins, as often as it says, until all are taken back', async () => {
  const { ask } = await sandboxWith({})
  await inject(
    ask,
    { call: 'demo', status: 500, times: 2 },
    { call: 'demo', status: 503 },
    { call: 'demo', status: 418 },
  )
  const status = async (): Promise<number> => (await send(ask, 'demo')).status
  expect([await status(), await status(), await status(), await status()]).toEqual([
    500, 500, 503, 503,
  ])
  await inject(ask, { call: 'contact', status: 500 })
  expect(await status()).toBe(200)
  expect((await ask('/faults', { method: 'DELETE' })).ok).toBe(true)
  expect((await send(ask, 'contact')).status).toBe(200)
})

test('a lead saved before its answer went wrong is stored, once', async () => {
  const { ask } = await sandboxWith({})
  await inject(ask, { call: 'demo', status: 500, store: true, times: 1 })
  expect((await send(ask, 'demo', undefined, KEY)).status).toBe(500)
  expect((await send(ask, 'demo', undefined, KEY)).status).toBe(200)
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 1 }])
})

test('a slow answer is the real one, late', async () => {
  const { ask } = await sandboxWith({})
  await inject(ask, { call: 'states', delayMs: 60, headers: { 'x-slow': 'yes' } })
  const startedAt = performance.now()
  const answer = await send(ask, 'states')
  expect(performance.now() - startedAt).toBeGreaterThan(50)
  expect(answer.headers.get('x-slow')).toBe('yes')
  expect(await answer.json()).toMatchObject({ data: { name: 'Nigeria' } })
  expect(await inboxOf(ask)).toEqual([])
})

test('an answer that trickles arrives whole, in pieces', async () => {
  const { ask } = await sandboxWith({})
  await inject(ask, { call: 'contact', body: 'x'.repeat(100), trickleMs: 60 })
  const startedAt = performance.now()
  const answer = await send(ask, 'contact')
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(first?.value).toHaveLength(5)
  let length = 5
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length
  }
  expect(length).toBe(100)
  expect(performance.now() - startedAt).toBeGreaterThan(50)
})

test('the content API can fail too, for reading and for asking by POST', async () => {
  const { ask } = await sandboxWith({})
  await inject(ask, { call: 'content', status: 503 })
  expect((await ask(queryPath('*'))).status).toBe(503)
  const post = { method: 'POST', body: '{"query":"*"}' }
  expect((await ask('/v2025-02-19/data/query/production', post)).status).toBe(503)
  await inject(ask, { call: 'content', delayMs: 1 })
  expect(await (await ask(queryPath('1 + 1'))).json()).toMatchObject({ result: 2 })
})

test.each([
  ['not a list', '{}', 'list'],
  ['no call', '[{"status":500}]', '[0].call'],
  ['a call nobody makes', '[{"call":"fax"}]', '[0].call'],
  ['an unknown field', '[{"call":"demo"},{"call":"demo","delay":1}]', '[1].delay'],
  ['a status out of range', '[{"call":"demo","status":100}]', '[0].status'],
  ['a drop at no time', '[{"call":"demo","drop":"later"}]', '[0].drop'],
])('a fault list with %s is refused and the old one stays', async (_, body, named) => {
  const { ask } = await sandboxWith({})
  await inject(ask, { call: 'demo', status: 500 })
  const answer = await ask('/faults', { method: 'PUT', body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(named) })
  expect((await send(ask, 'demo')).status).toBe(500)
})

test('an upload that met a fault is forgotten unless the fault says otherwise', async () => {
  const { ask, sandbox } = await sandboxWith({})
  const { path } = await sign({ ask, origin: sandbox.origin })
  const put = () => ask(path, { method: 'PUT', headers: PDF, body: '%PDF-1.7 a plan' })
  await inject(ask, { call: 'upload-put', status: 500, times: 1 })
  expect((await put()).status).toBe(500)
  expect(await inboxOf(ask)).toMatchObject([{ files: [] }])
  await inject(ask, { call: 'upload-put', status: 500, store: true })
  expect((await put()).status).toBe(500)
  expect(await inboxOf(ask)).toMatchObject([{ files: [{ bytes: 15 }] }])
})

test('a delayed application that is not stored gets its answer, and may name its files again', async () => {
  const { ask, sandbox } = await sandboxWith({})
  const { key } = await sign({ ask, origin: sandbox.origin })
  await inject(ask, { call: 'funding', delayMs: 1, times: 1 })
  const body = { ...VALID_BODIES.funding, uploadedFiles: filesOf(key) }
  expect((await send(ask, 'funding', body)).status).toBe(200)
  expect((await send(ask, 'funding', body)).status).toBe(200)
  expect((await inboxOf(ask)).map(({ call }) => call)).toEqual(['upload', 'funding'])
})

/** A sandbox behind a real connection. */
async function server(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const { origin } = await servedSandbox()
  return (path, init) => fetch(`${origin}${path}`, init)
}

test.each([
  ['before', [], 0],
  ['after', [{ repeats: 0 }], 1],
])('a connection broken %s storing gives one lead in the end', async (drop, stored, repeats) => {
  const ask = await server()
  await inject(ask, { call: 'demo', drop, times: 1 })
  await expect(send(ask, 'demo', undefined, KEY)).rejects.toThrow('fetch failed')
  expect(await inboxOf(ask)).toMatchObject(stored)
  expect((await send(ask, 'demo', undefined, KEY)).status).toBe(200)
  expect(await inboxOf(ask)).toMatchObject([{ repeats }])
})

test('over a real connection an answer can trickle, and a large upload can fail', async () => {
  const ask = await server()
  await inject(
    ask,
    { call: 'contact', body: 'x'.repeat(40), trickleMs: 40 },
    { call: 'upload-put', status: 403 },
  )
  expect(await (await send(ask, 'contact')).text()).toHaveLength(40)
  const put = { method: 'PUT', body: new Uint8Array(8 * 1024 * 1024) }
  expect((await ask('/uploads/landingpage/a', put)).status).toBe(403)
})

test('a sandbox that stops does not wait for an injected delay', async () => {
  const { ask, sandbox } = await sandboxWith({})
  await inject(ask, { call: 'demo', delayMs: 600_000, store: true })
  async function closeOnceStored(): Promise<void> {
    // The lead is stored right before the delay starts.
    await expect.poll(() => inboxOf(ask)).toHaveLength(1)
    await sandbox.close()
  }
  await Promise.all([expect(send(ask, 'demo')).rejects.toThrow('fetch failed'), closeOnceStored()])
})

test.each(['fetch', 'request handlers'])(
  'a drop behind replaced %s is a network error, and is not logged as a failure',
  async (kind) => {
    const { sandbox, ask, log } = await sandboxWith({}, { port: 4997 })
    await inject(ask, { call: 'demo', drop: 'after' })
    if (kind === 'fetch') onTestFinished(installSandboxFetch(sandbox))
    else {
      const handlers = setupServer(...sandboxHandlers(sandbox))
      handlers.listen({ onUnhandledFrame: 'error' })
      onTestFinished(() => handlers.close())
    }
    const outside = (path: string, init?: RequestInit): Promise<Response> =>
      fetch(`${sandbox.origin}${path}`, init)
    await expect(send(outside, 'demo')).rejects.toThrow(TypeError)
    expect(await inboxOf(ask)).toHaveLength(1)
    expect(log).toEqual([])
  },
)
