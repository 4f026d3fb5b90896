// @vitest-environment node
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { installSandboxFetch } from '#sandbox/adapters/node.ts'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'
import { CALLS } from '#lead-api/calls/calls.ts'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { inboxOf, inject } from './lead.fixture.ts'

const KEY = { 'idempotency-key': 'k1' }

async function server(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const options = { contentDir: await temporaryFolder(), port: 0, log: () => {} }
  const { origin, close } = await startSandbox(options)
  onTestFinished(close)
  return (path, init) => fetch(`${origin}${path}`, init)
}

test('a connection that breaks before anything was stored loses the lead', async () => {
  const ask = await server()
  await inject(ask, { call: 'demo', drop: 'before', times: 1 })
  await expect(send(ask, 'demo', undefined, KEY)).rejects.toThrow('fetch failed')
  expect(await inboxOf(ask)).toEqual([])
  expect((await send(ask, 'demo', undefined, KEY)).status).toBe(200)
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 0 }])
})

test('a connection that breaks after storing gives one lead, however often it is sent', async () => {
  const ask = await server()
  await inject(ask, { call: 'demo', drop: 'after', times: 1 })
  await expect(send(ask, 'demo', undefined, KEY)).rejects.toThrow('fetch failed')
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 0 }])
  expect((await send(ask, 'demo', undefined, KEY)).status).toBe(200)
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 1 }])
})

test('an answer over a real connection can trickle, and a large upload can fail', async () => {
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

test('over a real connection the inbox can be emptied and faults taken back', async () => {
  const ask = await server()
  await inject(ask, { call: 'demo', status: 500 })
  expect((await ask('/faults', { method: 'DELETE' })).status).toBe(200)
  expect((await send(ask, 'demo')).status).toBe(200)
  expect((await ask('/inbox.json', { method: 'DELETE' })).status).toBe(200)
  expect(await inboxOf(ask)).toEqual([])
})

test('a lead whose length is not told beforehand arrives', async () => {
  const ask = await server()
  const body = new Blob([JSON.stringify(VALID_BODIES.demo)]).stream()
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  expect((await ask(CALLS.demo.path, init)).status).toBe(200)
  expect(await inboxOf(ask)).toMatchObject([{ body: VALID_BODIES.demo }])
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

test('a drop without a server is a network error, and is not logged as a failure', async () => {
  const { sandbox, ask, log } = await sandboxWith({}, { port: 4997 })
  await inject(ask, { call: 'demo', drop: 'after' })
  const undo = installSandboxFetch(sandbox)
  onTestFinished(undo)
  const outside = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${sandbox.origin}${path}`, init)
  await expect(send(outside, 'demo')).rejects.toThrow(TypeError)
  expect(await inboxOf(ask)).toHaveLength(1)
  expect(log).toEqual([])
})

test('a drop behind request handlers is a network error', async () => {
  const { sandbox, ask } = await sandboxWith({}, { port: 4996 })
  await inject(ask, { call: 'demo', drop: 'before' })
  const handlers = setupServer(...sandboxHandlers(sandbox))
  handlers.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => handlers.close())
  const outside = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${sandbox.origin}${path}`, init)
  await expect(send(outside, 'demo')).rejects.toThrow(TypeError)
})
