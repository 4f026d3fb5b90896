// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { sign } from 'hono/jwt'
import { CALLS } from '../calls/calls.ts'
import { VALID_BODIES, send } from '../calls/call.fixture.ts'
import { SITE, leadApiWith, testSql } from '../test-support.ts'

const LIMITS = { span: 60_000, perAddress: 2, perCall: 5 }

afterEach(() => {
  vi.useRealTimers()
})

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

test('many addresses together may send so many leads of one form, and others of another', async () => {
  const { ask } = leadApiWith({ rateLimits: LIMITS })
  const statuses: number[] = []
  for (let n = 1; n <= 6; n += 1) {
    const from = (place: string, init?: RequestInit) => ask(place, init, `192.0.2.${n}`)
    statuses.push((await send(from, 'profile')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await send(ask, 'contact')).status).toBe(200)
})

test('all addresses of one IPv6 network count as one', async () => {
  const { ask } = leadApiWith({ rateLimits: LIMITS })
  const statuses: number[] = []
  for (const address of ['2001:db8::1', '2001:0db8:0:0:7::2', '2001:db8::3', '2001:db8:1::1']) {
    const from = (place: string, init?: RequestInit) => ask(place, init, address)
    statuses.push((await send(from, 'profile')).status)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
})

test('where a secret is configured, a file is signed for visitors without a token or with a valid one', async () => {
  const { ask } = leadApiWith({ tokenSecret: 'secret' })
  const status = async (authorization?: string): Promise<number> => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    return (await send(ask, 'upload', VALID_BODIES.upload, headers)).status
  }
  const exp = Math.floor(Date.now() / 1000) + 60
  expect(await status()).toBe(200)
  expect(await status(`Bearer ${await sign({ exp }, 'secret', 'HS256')}`)).toBe(200)
  expect(await status(`Bearer ${await sign({ exp }, 'other', 'HS256')}`)).toBe(401)
  expect(await status(`Bearer ${await sign({ exp: exp - 120 }, 'secret', 'HS256')}`)).toBe(401)
  expect(await status('Bearer x')).toBe(401)
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
