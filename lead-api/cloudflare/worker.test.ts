import { Miniflare, Response as WorkerdResponse, convertV4MiniflareOptions } from 'miniflare'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { hashSecret, makeSecret } from '#lead-api/inbox/people.ts'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { PDF, filesOf, sign } from '#lead-api/uploads/upload.fixture.ts'
import { bundleWorker, emptyD1, workerOptions } from './miniflare.fixture.ts'
import type { Sql } from '#lead-api/store/sql.ts'

const SITE = 'https://www.example.com'
const SECRET = makeSecret()
const DAY_MS = 24 * 60 * 60 * 1000

let forwarded: string[] = []
let site: Miniflare
let sql: Sql

beforeAll(async () => {
  site = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions(await bundleWorker()),
      ratelimits: { LIMIT: { namespace_id: '1', simple: { limit: 3, period: 60 } } },
      serviceBindings: { ASSETS: (request) => new WorkerdResponse(`The file of ${request.url}`) },
      bindings: {
        LEAD_API_INBOX_SECRET_HASH: await hashSecret(SECRET),
        LEAD_API_RETENTION_DAYS: '30',
        LEAD_API_FORWARD_URL: `https://crm.example/leads#${btoa('a secret of at least 24 bytes')}`,
      },
      unsafeTriggerHandlers: true,
      handleStructuredLogs: () => {},
      outboundService: async (request) => {
        forwarded.push(await request.text())
        return new WorkerdResponse()
      },
    }),
  )
})
afterAll(() => site.dispose())

beforeEach(async () => {
  forwarded = []
  sql = await emptyD1(site)
})

/** Sends a request to the site, at a path of the lead API; each visitor has another address. */
async function ask(
  place: string,
  init?: RequestInit,
  address: string = crypto.randomUUID(),
): Promise<Response> {
  const request = new Request(`${SITE}/lead-api${place}`, init)
  const response = await site.dispatchFetch(request.url, {
    method: request.method,
    headers: [...request.headers, ['cf-connecting-ip', address]],
    redirect: 'manual',
    ...(request.body ? { body: await request.text() } : {}),
  })
  return new Response(await response.text(), {
    status: response.status,
    headers: new Headers([...response.headers]),
  })
}

test('a page is a file, and a lead of the same origin is stored', async () => {
  const page = await site.dispatchFetch(`${SITE}/pricing`)
  expect(await page.text()).toBe(`The file of ${SITE}/pricing`)
  expect((await send(ask, 'contact', undefined, { origin: SITE })).status).toBe(200)
  const foreign = await send(ask, 'contact', undefined, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  expect(await createLeadStore(sql).leads()).toMatchObject([{ body: VALID_BODIES.contact }])
})

test('a program that prefers Markdown gets that of a page, everybody else the page', async () => {
  const read = async (path: string, accept: string) => {
    const answer = await site.dispatchFetch(SITE + path, { headers: { accept } })
    return [await answer.text(), answer.headers.get('vary')]
  }
  const program = 'text/markdown, text/html, */*'
  expect(await read('/', program)).toEqual([`The file of ${SITE}/index.md`, 'Accept'])
  expect(await read('/owner?a=b', program)).toEqual([`The file of ${SITE}/owner.md`, 'Accept'])
  expect(await read('/owner', 'text/html,*/*')).toEqual([`The file of ${SITE}/owner`, 'Accept'])
  expect(await read('/llms.txt', program)).toEqual([`The file of ${SITE}/llms.txt`, null])
})

test('a path that looks like another host stays on this one', async () => {
  const headers = { accept: 'text/markdown' }
  for (const path of ['//evil', '//[']) {
    const file = await site.dispatchFetch(SITE + path, { headers })
    expect(await file.text()).toBe(`The file of ${SITE}${path}.md`)
  }
  for (const path of ['//evil.example/inbox', '//[']) {
    const place = `http://www.example.com/lead-api${path}`
    expect((await site.dispatchFetch(place, { redirect: 'manual' })).status).toBe(404)
  }
})

test('the addresses of the service lead nobody in a circle', async () => {
  const slashed = await ask('/inbox/')
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/lead-api/inbox'])
  expect((await ask('/')).status).toBe(404)
  const bare = await site.dispatchFetch(`${SITE}/lead-api`)
  expect(await bare.text()).toBe(`The file of ${SITE}/lead-api`)
})

test('a file that no application names is deleted by the schedule, and a named one stays', async () => {
  const place = { ask, origin: `${SITE}/lead-api` }
  const [named, other] = [await sign(place), await sign(place)]
  const init = { method: 'PUT', headers: PDF, body: '%PDF-1.7 a plan' }
  for (const { path } of [named, other]) expect((await ask(path, init)).status).toBe(200)
  const application = (key: string) =>
    send(ask, 'funding', { ...VALID_BODIES.funding, uploadedFiles: filesOf(key) })
  expect((await application(named.key)).status).toBe(200)
  expect((await application(named.key)).status).toBe(400)
  expect((await application('..')).status).toBe(400)
  await sql.run('UPDATE files SET stored_at = ?', new Date(Date.now() - DAY_MS).toISOString())
  await runSchedule(new Date('2026-01-01T13:00:20Z'))
  expect(await createLeadStore(sql).file(named.key)).toBeDefined()
  expect(await createLeadStore(sql).file(other.key)).toBeUndefined()
})

test('the inbox opens below the lead API, and its links stay there', async () => {
  await send(ask, 'profile')
  const body = new URLSearchParams({ secret: SECRET })
  const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
  const signedIn = await ask('/inbox/sign-in', { method: 'POST', headers, body })
  expect(signedIn.headers.get('location')).toBe('/lead-api/inbox')
  const cookie = signedIn.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure/)
  const page = await ask('/inbox', { headers: { cookie: cookie.split(';')[0] ?? '' } })
  const text = await page.text()
  expect(text).toContain('linkedin.com/in/ada')
  expect(text).not.toMatch(/(?:action|href|src)="\/(?!lead-api\/inbox)/)
})

test('over http nobody can sign in, and a page of the inbox sends to https', async () => {
  const place = 'http://www.example.com/lead-api/inbox'
  const page = await site.dispatchFetch(`${place}/acts`, { redirect: 'manual' })
  expect(page.headers.get('location')).toBe('https://www.example.com/lead-api/inbox/acts')
  const signedIn = await site.dispatchFetch(`${place}/sign-in`, {
    method: 'POST',
    headers: { origin: 'http://www.example.com' },
    body: new URLSearchParams({ secret: SECRET }).toString(),
  })
  expect([signedIn.status, signedIn.headers.get('set-cookie')]).toEqual([403, null])
})

test('one address may send so many leads, whichever machine answers', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 4; n += 1) {
    const from = (place: string, init?: RequestInit) => ask(place, init, '192.0.2.9')
    statuses.push((await send(from, 'profile')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a lead is forwarded at once, or by the schedule', async () => {
  await send(ask, 'contact')
  await expect.poll(() => forwarded).toEqual([expect.stringContaining('"form":"contact"')])
  await sql.run("UPDATE leads SET forward_state = 'waiting', forward_at = 0")
  await runSchedule(new Date('2026-01-01T12:30:00Z'))
  expect(forwarded).toHaveLength(2)
})

test('the schedule deletes old leads once an hour', async () => {
  await send(ask, 'contact')
  const old = new Date(Date.now() - 31 * DAY_MS).toISOString()
  await sql.run('UPDATE leads SET received_at = ?', old)
  await runSchedule(new Date('2026-01-01T12:30:00Z'))
  expect(await createLeadStore(sql).leads()).toHaveLength(1)
  await runSchedule(new Date('2026-01-01T13:00:20Z'))
  expect(await createLeadStore(sql).leads()).toEqual([])
})

async function runSchedule(scheduledTime: Date): Promise<void> {
  const time = scheduledTime.getTime()
  await site.dispatchFetch(`${SITE}/cdn-cgi/local/scheduled?time=${time}`)
}
