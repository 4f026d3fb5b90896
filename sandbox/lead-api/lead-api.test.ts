// @vitest-environment node
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { sandboxWith } from '#sandbox/test-support.ts'
import { inboxOf } from './lead.fixture.ts'

test.each(LEAD_CALLS)('a %s is in the inbox with all that the site has sent', async (call) => {
  const { ask } = await sandboxWith({})
  const origin = 'http://localhost:5173'
  const answer = await send(ask, call, VALID_BODIES[call], { origin, authorization: 'Bearer t' })
  expect(answer.ok).toBe(true)
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  expect(await inboxOf(ask)).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      call,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      idempotencyKey: null,
      repeats: 0,
      headers: { origin, authorization: 'Bearer t', contentType: 'application/json' },
      body: VALID_BODIES[call],
      files: [],
    },
  ])
})

test('an invalid lead is refused with the sentence of the lead API', async () => {
  const { ask, log } = await sandboxWith({})
  const answer = await send(ask, 'demo', { ...VALID_BODIES.demo, colour: 'red' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: 'colour is not a field of this call.' })
  expect(await inboxOf(ask)).toEqual([])
  expect(log).toEqual([])
})

test('a page of another site cannot send a lead, read the inbox or inject a fault', async () => {
  const { ask } = await sandboxWith({})
  const headers = { origin: 'https://evil.example' }
  expect((await send(ask, 'demo', VALID_BODIES.demo, headers)).status).toBe(403)
  expect((await ask('/inbox', { headers })).status).toBe(403)
  expect((await ask('/inbox.json', { headers })).status).toBe(403)
  expect((await ask('/inbox.json', { method: 'DELETE', headers })).status).toBe(403)
  expect((await ask('/faults', { method: 'PUT', headers, body: '[]' })).status).toBe(403)
  expect((await ask('/uploads/a', { method: 'PUT', headers, body: 'x' })).status).toBe(403)
  expect((await ask('/flags/ng.svg', { headers: { host: 'evil.example' } })).status).toBe(421)
  expect(await inboxOf(ask)).toEqual([])
})
