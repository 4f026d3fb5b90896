import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { bodyProblem } from '#lead-api/calls/calls.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { PDF, filesOf, sign } from '#lead-api/uploads/upload.fixture.ts'
import { sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'
import { SAMPLES } from './samples.ts'
import { forgetState } from '#sandbox/sandbox.ts'
import { inboxOf } from './lead.fixture.ts'

const KEY = { 'idempotency-key': 'k1' }

test.each(LEAD_CALLS)('a %s is in the inbox with all that the site has sent', async (call) => {
  const { ask } = await sandboxWith({})
  const origin = 'http://localhost:5173'
  const answer = await send(ask, call, VALID_BODIES[call], { origin, authorization: 'Bearer t' })
  expect(answer.ok).toBe(true)
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  expect(await inboxOf(ask)).toMatchObject([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      call,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      idempotencyKey: null,
      repeats: 0,
      headers: { origin, authorization: 'Bearer t', contentType: 'application/json' },
      language: null,
      source: null,
      folder: 'inbox',
      reason: null,
      state: 'new',
      owner: null,
      notes: [],
      body: VALID_BODIES[call],
      files: [],
    },
  ])
})

test('leads, repeats and keys survive a restart, until the inbox is emptied', async () => {
  const stateDir = await temporaryFolder()
  const first = await sandboxWith({}, { stateDir })
  await send(first.ask, 'demo', undefined, KEY)
  await send(first.ask, 'demo', undefined, KEY)
  const before = await inboxOf(first.ask)
  await first.sandbox.close()

  const { ask } = await sandboxWith({}, { stateDir })
  expect(await inboxOf(ask)).toEqual(before)
  await send(ask, 'demo', undefined, KEY)
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 2 }])
  expect((await ask('/inbox.json', { method: 'DELETE' })).ok).toBe(true)
  await send(ask, 'demo', undefined, KEY)
  expect(await inboxOf(ask)).toMatchObject([{ repeats: 0 }])
})

test('a sandbox that stores its leads begins with samples, which are valid', async () => {
  const stateDir = await temporaryFolder()
  const { ask } = await sandboxWith({}, { stateDir })
  expect(await inboxOf(ask)).toEqual([])
  const page = await (await ask('/inbox')).text()
  for (const { form, body } of SAMPLES) {
    expect([body, bodyProblem(form, body)]).toEqual([body, undefined])
  }
  expect(page).toContain('Savanna Crest Developments Ltd')
})

test('a developer who attaches a file finds it with the application, until the sandbox is reset', async () => {
  const stateDir = await temporaryFolder({ other: 'x' })
  const { ask, sandbox } = await sandboxWith({}, { stateDir })
  const { path, key } = await sign({ ask, origin: sandbox.origin })
  const body = '%PDF-1.7 a plan'
  expect((await ask(path, { method: 'PUT', headers: PDF, body })).status).toBe(200)
  await send(ask, 'funding', { ...VALID_BODIES.funding, uploadedFiles: filesOf(key) })
  const files = [expect.objectContaining({ key, bytes: body.length })]
  expect(await inboxOf(ask)).toMatchObject([{ files }, { call: 'funding', files }])
  expect(await (await ask(`/inbox/files/${key}`)).text()).toBe(body)
  await sandbox.close()
  await forgetState(stateDir)
  expect(await readdir(stateDir)).toEqual(['other'])
})

test('a developer takes a lead in the inbox without signing in', async () => {
  const { ask, sandbox } = await sandboxWith({})
  await send(ask, 'demo')
  const [lead] = await inboxOf(ask)
  await ask(`/inbox/${String(lead?.['id'])}`, {
    method: 'POST',
    headers: { origin: sandbox.origin },
    body: new URLSearchParams({ do: 'take', version: '' }),
  })
  expect(await (await ask('/inbox')).text()).toContain('Owner <b>Team</b>')
})
