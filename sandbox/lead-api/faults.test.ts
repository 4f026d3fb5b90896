// @vitest-environment node
import { expect, test } from 'vitest'
import { queryPath, sandboxWith } from '#sandbox/test-support.ts'
import { send } from '#lead-api/calls/call.fixture.ts'
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
  ['no JSON', '[', 'list'],
  ['no object', '[1]', '[0]'],
  ['no call', '[{"status":500}]', '[0].call'],
  ['a call nobody makes', '[{"call":"fax"}]', '[0].call'],
  ['an unknown field', '[{"call":"demo"},{"call":"demo","delay":1}]', '[1].delay'],
  ['a status out of range', '[{"call":"demo","status":100}]', '[0].status'],
  ['a number as body', '[{"call":"demo","body":1}]', '[0].body'],
  ['a body where none can be', '[{"call":"demo","status":204,"body":"x"}]', '[0].body'],
  ['a header that is no text', '[{"call":"demo","headers":{"a":1}}]', '[0].headers.a'],
  ['a header that cannot be sent', '[{"call":"demo","headers":{"a b":"c"}}]', '[0].headers.a b'],
  ['a drop at no time', '[{"call":"demo","drop":"later"}]', '[0].drop'],
  ['a negative delay', '[{"call":"demo","delayMs":-1}]', '[0].delayMs'],
  ['zero times', '[{"call":"demo","times":0}]', '[0].times'],
  ['a word for yes', '[{"call":"demo","store":"yes"}]', '[0].store'],
])('a fault list with %s is refused and the old one stays', async (_, body, named) => {
  const { ask } = await sandboxWith({})
  await inject(ask, { call: 'demo', status: 500 })
  const answer = await ask('/faults', { method: 'PUT', body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(named) })
  expect((await send(ask, 'demo')).status).toBe(500)
})
