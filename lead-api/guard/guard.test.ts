import { expect, test, vi } from 'vitest'
import { CALLS } from '#lead-api/calls/calls.ts'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { readConfiguration } from '#lead-api/settings.ts'
import { SITE, leadApiWith, testSql } from '#lead-api/test-support.ts'
import type { TestLeadApi } from '#lead-api/test-support.ts'

const LIMITS = { span: 60_000, perAddress: 2, perEmail: 1000 }

test('a page of the site may send a lead with its key', async () => {
  const { ask } = leadApiWith()
  const preflight = await ask(CALLS.demo.path, {
    method: 'OPTIONS',
    headers: { origin: SITE, 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  const answer = await send(ask, 'demo', VALID_BODIES.demo, { origin: SITE })
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
})

test.each(['https://evil.example', 'null', `${SITE}.evil.example`])(
  'a page of %s can neither ask nor send',
  async (origin) => {
    const { ask, leads } = leadApiWith()
    const headers = { origin, 'access-control-request-method': 'POST' }
    const preflight = await ask(CALLS.demo.path, { method: 'OPTIONS', headers })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    // As plain text it would need no preflight.
    const body = JSON.stringify(VALID_BODIES['inline-contact'])
    const plain = { origin, 'content-type': 'text/plain' }
    const answer = await send(ask, 'inline-contact', body, plain)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await leads.leads()).toEqual([])
  },
)

test('the page that sent a lead may read why it failed', async () => {
  const sql = testSql()
  const { ask } = leadApiWith({ sql })
  await sql.run('DROP TABLE leads')
  const answer = await send(ask, 'demo', VALID_BODIES.demo, { origin: SITE })
  expect(answer.status).toBe(500)
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('Please send it again') })
})

test('one address may send so many leads, and is told when it may send more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ask, leads } = leadApiWith({ rateLimits: LIMITS })
  const from = async (address: string, origin = SITE): Promise<Response> =>
    send((place, init) => ask(place, init, address), 'profile', VALID_BODIES.profile, { origin })
  await from('192.0.2.1')
  await from('192.0.2.1')
  const refused = await from('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
  expect(await refused.json()).toEqual({ message: expect.stringContaining('Too many') })
  expect((await from('192.0.2.2')).status).toBe(200)
  vi.setSystemTime(Date.now() + LIMITS.span)
  expect((await from('192.0.2.1')).status).toBe(200)
  expect(await leads.leads()).toHaveLength(4)
})

/** Sends a lead from an address; returns the status, and the sentence of a refusal. */
async function sendFrom(
  { ask }: TestLeadApi,
  address: string,
  body: unknown = VALID_BODIES.profile,
) {
  const answer = await send((place, init) => ask(place, init, address), 'profile', body)
  const text = await answer.text()
  return answer.status === 429 ? text : answer.status
}

test('requests that are no leads close the form to nobody but their own network', async () => {
  const api = leadApiWith({ rateLimits: LIMITS })
  for (const body of ['x', {}, { linkedInUrl: '' }, '['.repeat(20)]) {
    for (let n = 1; n <= 20; n += 1) await sendFrom(api, `192.0.2.${n}`, body)
  }
  expect(await sendFrom(api, '192.0.2.1')).toContain('from your network')
  expect(await sendFrom(api, '198.51.100.1')).toBe(200)
})

test('a hundred people behind one address of a mobile network get through, with files and states', async () => {
  const { rateLimits } = readConfiguration({})
  const api = leadApiWith({ rateLimits })
  for (let n = 0; n < 100; n += 1) {
    expect(await sendFrom(api, '192.0.2.1', { linkedInUrl: `in/${n}` })).toBe(200)
    expect((await send(api.ask, 'states')).status).toBe(200)
    expect((await send(api.ask, 'upload')).status).toBe(200)
  }
  expect(await sendFrom(api, '192.0.2.1')).toContain('from your network')
})

test('in a day one network may send ten times as many as in ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = leadApiWith({ rateLimits: LIMITS })
  const answers: unknown[] = []
  for (let span = 0; span < 12; span += 1) {
    for (let n = 0; n < 3; n += 1) answers.push(await sendFrom(api, '192.0.2.1'))
    vi.setSystemTime(Date.now() + LIMITS.span)
  }
  expect(answers.filter((answer) => answer === 200)).toHaveLength(20)
})

test('a log names calls and results, and nothing that a visitor typed', async () => {
  const sql = testSql()
  const { ask, log } = leadApiWith({ sql })
  await send(ask, 'contact')
  await send(ask, 'contact', { ...VALID_BODIES.contact, email: 'ada' })
  await send(ask, 'contact', '{"email":"ada@example.com"')
  await ask('/ada@example.com')
  await sql.run('DROP TABLE leads')
  await send(ask, 'contact', VALID_BODIES.contact, { 'idempotency-key': 'ada@example.com' })
  expect(log).toEqual([
    expect.stringMatching(/^POST contact 200 \d+ ms$/),
    expect.stringMatching(/^POST contact 400 \d+ ms$/),
    expect.stringMatching(/^POST contact 400 \d+ ms$/),
    expect.stringMatching(/^GET another address 404 \d+ ms$/),
    expect.stringMatching(/^Failed: Error at /),
    expect.stringMatching(/^POST contact 500 \d+ ms$/),
  ])
  expect(log.join('\n')).not.toMatch(/ada|example\.com|192\.0\.2/i)
})

test('one email address may send so many leads a day over all forms, however it is written', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ask, leads } = leadApiWith({
    rateLimits: { ...LIMITS, perAddress: 100, perEmail: 4 },
  })
  const write = (call: 'contact' | 'demo' | 'waitlist', email: string, key: string) =>
    send(ask, call, { ...VALID_BODIES[call], email }, { 'idempotency-key': key })
  const spellings = ['ada@bücher.example', 'ADA@BÜCHER.example', 'ada@xn--bcher-kva.example']
  for (const email of spellings) expect((await write('contact', email, email)).status).toBe(200)
  // The same submission again is no further lead.
  for (let n = 0; n < 9; n += 1) await write('contact', 'ada@bücher.example', 'ada@bücher.example')
  expect((await write('waitlist', 'ada@bücher.example', '4')).status).toBe(201)
  const refused = await write('demo', 'Ada@Bücher.example', '5')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect(await refused.json()).toEqual({
    message: expect.stringContaining('with this email address'),
  })
  expect((await write('demo', 'obi@bücher.example', '6')).status).toBe(200)
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 + 1000)
  expect((await write('demo', 'Ada@Bücher.example', '5')).status).toBe(200)
  expect(await leads.leads()).toHaveLength(6)
})

test('many leads at once do not get past the limit of their email address', async () => {
  const { ask, leads } = leadApiWith({
    rateLimits: { ...LIMITS, perAddress: 100, perEmail: 4 },
  })
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(ask, 'contact')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(await leads.leads()).toHaveLength(4)
})
