import { createHmac } from 'node:crypto'
import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import { createForwardStore } from './forward.ts'
import { deliverByWebhook } from './webhook.ts'
import type { LeadApiOptions } from '#lead-api/lead-api.ts'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { createWorkStore } from '#lead-api/store/work-store.ts'

const URL_OF_RECEIVER = 'https://crm.example/leads'
const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`
const deliver = deliverByWebhook({ url: URL_OF_RECEIVER, secret: SECRET })
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const server = useServer()
let seen: { headers: Headers; content: string }[] = []

beforeEach(() => {
  seen = []
  vi.useFakeTimers({ toFake: ['Date'] })
})

/** Has the receiver answer every webhook with this status; 0 breaks the connection. */
function answerWith(status: number): void {
  server.use(
    http.post(URL_OF_RECEIVER, async ({ request }) => {
      seen.push({ headers: request.headers, content: await request.text() })
      return status === 0 ? HttpResponse.error() : new HttpResponse(null, { status })
    }),
  )
}

function forwardingApi(options: Partial<LeadApiOptions> = {}) {
  const sql = testSql()
  const api = leadApiWith({ sql, deliver, ...options })
  const inbox = createInboxStore(sql, testFiles())
  const forwarding = async () => {
    const leads = await inbox.page({ folder: 'inbox', state: 'all' }, false, 0, 10)
    return leads.map((lead) => lead.forwarding)
  }
  return { ...api, sql, forwarding }
}

test('a lead of a form that only a later version knows stops no other', async () => {
  answerWith(204)
  const { ask, forwardDue, sql } = forwardingApi()
  await send(ask, 'profile')
  await sql.run("UPDATE leads SET call = 'survey'")
  await send(ask, 'contact')
  expect(await forwardDue()).toBe(1)
})

test('a receiver gets each lead once, signed so that it can trust it', async () => {
  answerWith(204)
  const { ask, forwardDue, forwarding } = forwardingApi()
  await send(ask, 'states')
  await send(ask, 'upload')
  await send(ask, 'contact', VALID_BODIES.contact, { 'idempotency-key': 'k1' })
  expect(await forwardDue()).toBe(1)
  expect(await forwardDue()).toBe(0)
  const [{ headers, content } = { headers: new Headers(), content: '' }] = seen
  expect(JSON.parse(content)).toEqual({
    type: 'lead.received',
    id: headers.get('webhook-id'),
    form: 'contact',
    receivedAt: expect.any(String),
    idempotencyKey: 'k1',
    language: null,
    source: null,
    body: VALID_BODIES.contact,
    files: [],
  })
  const [id, time] = [headers.get('webhook-id'), headers.get('webhook-timestamp')]
  const signature = createHmac('sha256', 'a secret of at least 24 bytes')
    .update(`${id}.${time}.${content}`)
    .digest('base64')
  expect(headers.get('webhook-signature')).toBe(`v1,${signature}`)
  expect(Number(time)).toBe(Math.floor(Date.now() / 1000))
  expect(await forwarding()).toEqual([{ state: 'told', tries: 1, problem: null }])
})

test('a receiver that is down for a day gets the lead when it is back, under the same id', async () => {
  answerWith(0)
  const { ask, forwardDue, forwarding, log } = forwardingApi()
  await send(ask, 'demo')
  const begin = Date.now()
  for (let at = begin; at < begin + DAY; at += 30 * MINUTE) {
    vi.setSystemTime(at)
    await forwardDue()
  }
  const tries = seen.length
  expect(tries).toBeGreaterThan(8)
  expect(tries).toBeLessThan(20)
  expect(await forwarding()).toEqual([
    { state: 'waiting', tries, problem: 'The receiver could not be reached.' },
  ])
  answerWith(200)
  vi.setSystemTime(begin + DAY + 6 * 60 * MINUTE)
  expect(await forwardDue()).toBe(1)
  expect(new Set(seen.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1)
  expect(await forwarding()).toMatchObject([{ state: 'told', problem: null }])
  expect(log.join('\n')).not.toMatch(/ada@|obi/i)
})

test('after three days a lead is given up, and a person can have it forwarded again', async () => {
  answerWith(500)
  const { ask, sql, leads, forwardDue, forwarding } = forwardingApi()
  await send(ask, 'demo')
  const begin = Date.now()
  for (let at = begin; at < begin + 4 * DAY; at += 60 * MINUTE) {
    vi.setSystemTime(at)
    await forwardDue()
  }
  expect(await forwarding()).toMatchObject([
    { state: 'dead', problem: 'The receiver answered 500.' },
  ])
  const [lead] = await leads.leads()
  const target = { ids: [lead?.id ?? ''] }
  await createWorkStore(sql, true).change('team', 'again', target, { isSentAgain: true })
  answerWith(200)
  expect(await forwardDue()).toBe(1)
  expect(await forwarding()).toMatchObject([{ state: 'told', tries: 1 }])
})

test('two processes do not forward the same lead at the same time', async () => {
  answerWith(200)
  const { ask, sql, forwardDue } = forwardingApi()
  await send(ask, 'demo')
  const [first, second] = [createForwardStore(sql), createForwardStore(sql)]
  const claimed = await Promise.all([first.claim(1), second.claim(1)])
  expect(claimed.flat()).toHaveLength(1)
  // The one that claimed it died: another takes over.
  vi.setSystemTime(Date.now() + 2 * MINUTE)
  expect(await forwardDue()).toBe(1)
})

test('a new lead is forwarded before the old ones that a receiver did not take', async () => {
  answerWith(500)
  const { ask, forwardDue } = forwardingApi()
  for (let n = 0; n < 12; n += 1) await send(ask, 'profile')
  await forwardDue()
  vi.setSystemTime(Date.now() + MINUTE)
  await send(ask, 'contact')
  seen = []
  await forwardDue()
  expect(seen).toHaveLength(13)
  expect(seen.slice(0, 5).map(({ content }) => content)).toContainEqual(
    expect.stringContaining('"form":"contact"'),
  )
})

test('leads that were given up are counted for those who watch the service', async () => {
  answerWith(410)
  const { ask, forwardDue } = forwardingApi()
  await send(ask, 'demo')
  await send(ask, 'contact')
  await forwardDue()
  expect(await (await ask('/health')).json()).toMatchObject({ ok: true, notForwarded: 2 })
})

test('a lead that came without a webhook is not forwarded later', async () => {
  const sql = testSql()
  await send(leadApiWith({ sql }).ask, 'demo')
  expect(await leadApiWith({ sql, deliver }).forwardDue()).toBe(0)
})

test('a lead that was deleted is not forwarded', async () => {
  const { ask, sql, leads, forwardDue } = forwardingApi()
  await send(ask, 'demo')
  const [lead] = await leads.leads()
  await createInboxStore(sql, testFiles()).erase([lead?.id ?? ''])
  expect(await forwardDue()).toBe(0)
})

test('a person sends a test, and has all that was given up sent again by one press', async () => {
  answerWith(410)
  const { ask, forwardDue, forwarding, origin } = forwardingApi({ isSandbox: true })
  await send(ask, 'demo')
  await send(ask, 'contact')
  await forwardDue()
  const press = (path: string) => ask(`/inbox/${path}`, { method: 'POST', headers: { origin } })
  expect(await (await press('send-test')).text()).toContain('The receiver answered 410.')
  answerWith(200)
  expect(await (await press('send-test')).text()).toContain('The test was taken')
  expect(seen.at(-1)?.content).toContain('nobody has sent it')
  expect((await press('send-again')).headers.get('location')).toBe('/inbox')
  expect(await forwardDue()).toBe(2)
  expect((await forwarding()).map(({ state }) => state)).toEqual(['told', 'told'])
})
