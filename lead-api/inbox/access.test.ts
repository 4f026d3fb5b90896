import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { onlyEncrypted } from './sign-in.ts'
import { leadApiWith, testSql } from '#lead-api/test-support.ts'
import { press } from './inbox.fixture.ts'
import { hashSecret, makeSecret, peopleOf } from './people.ts'
import type { TestLeadApi } from '#lead-api/test-support.ts'
import type { Env } from '#lead-api/types.ts'

const SECRETS = { team: makeSecret(), ada: makeSecret(), obi: makeSecret() }
const HASHES = { team: '', ada: '', obi: '' }

beforeAll(async () => {
  HASHES.team = await hashSecret(SECRETS.team, 1000)
  HASHES.ada = await hashSecret(SECRETS.ada, 1000)
  HASHES.obi = await hashSecret(SECRETS.obi, 1000)
})

const everybody = () => peopleOf(`${HASHES.team}, ada=${HASHES.ada},obi=${HASHES.obi}`)

/** Signs a person in; returns the header that their browser sends from then on. */
async function signIn(api: TestLeadApi, name: string, secret: string) {
  const answer = await press(api, '/inbox/sign-in', { name, secret })
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const statusOf = async (api: TestLeadApi, headers: Record<string, string>) =>
  (await api.ask('/inbox', { headers })).status

test('each person signs in with a name and a secret that belong together', async () => {
  const api = leadApiWith({ people: everybody() })
  const tries: [name: string, secret: string, status: number][] = [
    ['ada', SECRETS.ada, 200],
    [' Ada ', SECRETS.ada, 200],
    ['', SECRETS.team, 200],
    ['team', SECRETS.team, 200],
    ['obi', SECRETS.ada, 401],
    ['', SECRETS.ada, 401],
    ['eve', SECRETS.ada, 401],
  ]
  for (const [name, secret, status] of tries) {
    expect([name, await statusOf(api, await signIn(api, name, secret))]).toEqual([name, status])
  }
})

test('after signing out, a stolen cookie opens nothing', async () => {
  const api = leadApiWith({ people: everybody() })
  const [phone, laptop] = [
    await signIn(api, 'ada', SECRETS.ada),
    await signIn(api, 'ada', SECRETS.ada),
  ]
  const colleague = await signIn(api, 'obi', SECRETS.obi)
  await press(api, '/inbox/sign-out', {}, phone)
  expect(await statusOf(api, phone)).toBe(401)
  expect(await statusOf(api, laptop)).toBe(200)
  const tablet = await signIn(api, 'ada', SECRETS.ada)
  await press(api, '/inbox/sign-out-everywhere', {}, laptop)
  expect(await statusOf(api, laptop)).toBe(401)
  expect(await statusOf(api, tablet)).toBe(401)
  expect(await statusOf(api, colleague)).toBe(200)
})

test('a person who is taken out of the configuration, or gets a new secret, is signed out', async () => {
  const sql = testSql()
  const first = leadApiWith({ sql, people: everybody() })
  const [ada, obi] = [
    await signIn(first, 'ada', SECRETS.ada),
    await signIn(first, 'obi', SECRETS.obi),
  ]
  const renewed = await hashSecret(SECRETS.ada, 1000)
  const later = leadApiWith({ sql, people: peopleOf(`ada=${renewed},obi=${HASHES.obi}`) })
  expect(await statusOf(later, ada)).toBe(401)
  expect(await statusOf(later, obi)).toBe(200)
  const last = leadApiWith({ sql, people: peopleOf(HASHES.team) })
  expect(await statusOf(last, obi)).toBe(401)
})

test('the database has nothing that opens the inbox', async () => {
  const sql = testSql()
  const api = leadApiWith({ sql, people: everybody() })
  const { cookie } = await signIn(api, 'ada', SECRETS.ada)
  const stored = JSON.stringify(await sql.run('SELECT * FROM sessions'))
  expect(stored).toContain('ada')
  expect(stored).not.toContain(cookie.split('=')[1])
})

test('a page lists who did what, without anything that a visitor typed', async () => {
  const sql = testSql()
  const api = leadApiWith({ sql, people: everybody() })
  const ada = await signIn(api, 'ada', SECRETS.ada)
  await send(api.ask, 'contact')
  const [lead] = await api.leads.leads()
  const place = `/inbox/${lead?.id}`
  await press(api, place, { state: 'contacted', version: '' }, ada)
  await api.ask('/inbox/leads.csv', { headers: ada })
  await press(
    api,
    `/inbox/people/${lead?.id}/delete`,
    { reference: lead?.id.slice(0, 8) ?? '' },
    ada,
  )
  const page = await (await api.ask('/inbox/acts', { headers: ada })).text()
  const shown = [
    'deleted everything about a person (1)',
    'exported leads',
    `changed it, <a href="/inbox/${lead?.id}"`,
    'signed in',
  ]
  const places = shown.map((text) => page.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(page).toContain('<bdi>ada</bdi>')
  expect(JSON.stringify(await sql.run('SELECT * FROM acts'))).not.toMatch(/Obi|ada@example/)
  expect((await api.ask('/inbox/acts')).status).toBe(401)
})

test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'text/plain',
  '',
])(
  'a page of another site can do nothing with a body of type %j, which needs no preflight',
  async (type) => {
    const api = leadApiWith({ people: everybody() })
    const ada = await signIn(api, 'ada', SECRETS.ada)
    await send(api.ask, 'contact')
    const [lead] = await api.leads.leads()
    const origins: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ]
    for (const from of origins) {
      const headers = { ...ada, ...from, ...(type && { 'content-type': type }) }
      const body = new Blob(['{}'])
      const place = `/inbox/${lead?.id}`
      expect((await api.ask(place, { method: 'POST', body, headers })).status).toBe(403)
    }
    expect(await api.leads.leads()).toHaveLength(1)
  },
)

test.each(['http://leads.example', 'http://192.168.1.5:4300', 'http://localhost.evil.example'])(
  'the inbox at %s opens over https only',
  async (address) => {
    const api = leadApiWith({ address, people: everybody() })
    const page = await api.ask('/inbox/acts?undo=a')
    expect(page.status).toBe(301)
    expect(page.headers.get('location')).toMatch(/^https:\/\/[^/]+\/inbox\/acts\?undo=a$/)
    const signedIn = await press(api, '/inbox/sign-in', { name: 'ada', secret: SECRETS.ada })
    expect(signedIn.status).toBe(403)
    expect(signedIn.headers.get('set-cookie')).toBeNull()
    expect((await send(api.ask, 'contact', VALID_BODIES.contact)).status).toBe(200)
  },
)

test.each([
  [true, 301, 'https://www.example.com/lead-api/inbox/acts?done=open'],
  [false, 200, null],
])(
  'where a proxy says that a request was unencrypted (%s), it is sent to https',
  async (isHttp, status, location) => {
    const app = new Hono<Env>()
    app.use(onlyEncrypted(new URL('https://www.example.com/lead-api/inbox')))
    app.get('/inbox/acts', (context) => context.text('The list'))
    const caller = { address: '192.0.2.1', isHttp }
    const answer = await app.request('http://127.0.0.1:4300/inbox/acts?done=open', {}, caller)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  },
)

test('on its own machine the inbox opens over http', async () => {
  const api = leadApiWith({ address: 'http://localhost:4300', people: everybody() })
  const answer = await press(api, '/inbox/sign-in', { name: 'ada', secret: SECRETS.ada })
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^lead-inbox=.*; Path=\/inbox; HttpOnly; Same/)
  expect(await statusOf(api, { cookie: cookie.split(';')[0] ?? '' })).toBe(200)
})
