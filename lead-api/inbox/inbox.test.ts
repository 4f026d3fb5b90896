// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { SITE, leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import { filesOf, sign } from '#lead-api/uploads/upload.fixture.ts'
import { SECRET, SECRET_HASH, press, signedIn, storeFile } from './inbox.fixture.ts'
import { makeSecret } from './people.ts'

const KEY = '3f2a91bc-0000-4000-8000-000000000000'

test('without a secret in the configuration there is no inbox', async () => {
  expect((await leadApiWith().ask('/inbox')).status).toBe(404)
})

test('who types a slash behind the inbox arrives at it', async () => {
  const answer = await leadApiWith({ inboxSecretHash: SECRET_HASH }).ask('/inbox/')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/inbox'])
})

test('nobody reads a lead without the secret', async () => {
  const api = leadApiWith({ inboxSecretHash: SECRET_HASH })
  await send(api.ask, 'contact')
  for (const place of ['/inbox', '/inbox/leads.csv', '/inbox/files/a']) {
    const cookie = '__Host-lead-inbox=99999999999999.00'
    const answer = await api.ask(place, { headers: { cookie } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(await answer.text()).not.toContain('Ada')
  }
  const wrong = await press(api, '/inbox/sign-in', { secret: makeSecret() })
  expect(wrong.status).toBe(403)
  expect(wrong.headers.get('set-cookie')).toBeNull()
})

test('the cookie of the inbox stays out of scripts and of other sites, and ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const api = leadApiWith({ inboxSecretHash: SECRET_HASH })
    const answer = await press(api, '/inbox/sign-in', { secret: SECRET })
    expect(answer.status).toBe(303)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await api.ask('/inbox', { headers })).status).toBe(200)
    vi.setSystemTime(Date.now() + 12 * 60 * 60 * 1000)
    expect((await api.ask('/inbox', { headers })).status).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})

test('whoever guesses is told to wait, and the right secret still opens the inbox', async () => {
  const api = leadApiWith({ inboxSecretHash: SECRET_HASH })
  const signIn = (secret: string, address?: string) =>
    api.ask(
      '/inbox/sign-in',
      {
        method: 'POST',
        body: new URLSearchParams({ secret }),
        headers: { origin: api.origin },
      },
      address,
    )
  for (let n = 0; n < 12; n += 1) {
    for (const network of [1, 2, 3]) await signIn('x', `192.0.2.${network}`)
  }
  const wrong = await signIn(makeSecret())
  expect([wrong.status, wrong.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^[1-9]\d*$/),
  ])
  expect(await wrong.text()).toContain('Try again in 10 minutes.')
  expect((await signIn(makeSecret(), '192.0.2.99')).status).toBe(403)
  for (const address of ['192.0.2.1', '192.0.2.99']) {
    expect((await signIn(SECRET, address)).status).toBe(303)
  }
})

test('a person sees every value as text, the newest first', async () => {
  const { ask, search } = await signedIn()
  const evil = '<img src=x onerror=alert(1)>'
  await send(ask, 'contact', { ...VALID_BODIES.contact, firstName: evil })
  await send(ask, 'profile')
  const page = await search()
  expect(page).toContain('&lt;img src=x')
  expect(page).not.toContain('<img')
  expect(page.indexOf('linkedin.com/in/ada')).toBeLessThan(page.indexOf('&lt;img'))
})

test('a lead is found by a word, by the reference of its receipt, by form and by status', async () => {
  const { ask, leads, search, press: submit } = await signedIn()
  const body = { ...VALID_BODIES.contact, lastName: 'ÖZGÜR' }
  await send(ask, 'contact', body, { 'idempotency-key': KEY })
  await send(ask, 'profile')
  const searches: Record<string, string>[] = [
    { q: 'özgür' },
    { q: '3f2a 91bc' },
    { q: KEY },
    { form: 'contact' },
  ]
  for (const fields of searches) {
    const page = await search(fields)
    expect(page).toContain('ÖZGÜR')
    expect(page).not.toContain('linkedin.com/in/ada')
  }
  expect(await search({ q: 'lastname' })).toContain('no such lead')
  const [contact] = await leads.leads()
  await submit(`/inbox/leads/${contact?.id}/handled`)
  expect(await search()).not.toContain('ÖZGÜR')
  expect(await search({ status: 'handled' })).toContain('ÖZGÜR')
  await submit(`/inbox/leads/${contact?.id}/open`)
  expect(await search()).toContain('ÖZGÜR')
})

test('a person is told of the leads that could not be forwarded, and finds them', async () => {
  const sql = testSql()
  const { ask, search } = await signedIn({ sql })
  await send(ask, 'contact')
  await send(ask, 'profile')
  expect(await search()).not.toContain('could not be forwarded')
  await sql.run("UPDATE leads SET forward_state = 'dead' WHERE call = 'profile'")
  expect(await search()).toContain('Leads that could not be forwarded: 1.')
  const page = await search({ status: 'not-forwarded' })
  expect(page).toContain('linkedin.com/in/ada')
  expect(page).not.toContain('ada@example.com')
})

test('many leads come in pages', async () => {
  const { ask, search } = await signedIn()
  for (let n = 1; n <= 51; n += 1) await send(ask, 'profile', { linkedInUrl: `in/number-${n}-` })
  const first = await search({ form: 'profile' })
  expect(first).toContain('number-2-')
  expect(first).not.toContain('number-1-')
  const [, before = ''] = /name="before" value="(\d+)"/.exec(first) ?? []
  const second = await search({ form: 'profile', before })
  expect(second).toContain('number-1-')
  expect(second).not.toContain('number-2-')
  expect(second).not.toContain('name="before"')
})

test('a lead that is deleted is gone with its file, and its key still gives the first answer', async () => {
  const sql = testSql()
  const files = testFiles()
  const { ask, leads, get, press: submit } = await signedIn({ sql, files })
  const uploadedFiles = await storeFile(files, sql)
  const body = { ...VALID_BODIES.funding, uploadedFiles }
  await send(ask, 'funding', body, { 'idempotency-key': KEY })
  const [lead] = await leads.leads()
  expect((await get('/inbox/files/landingpage/plan.pdf')).status).toBe(200)
  await submit(`/inbox/leads/${lead?.id}/delete`)
  expect(await leads.leads()).toEqual([])
  expect(await files.get('landingpage/plan.pdf')).toBeUndefined()
  expect((await get('/inbox/files/landingpage/plan.pdf')).status).toBe(404)
  expect((await send(ask, 'funding', body, { 'idempotency-key': KEY })).status).toBe(200)
  expect(await leads.leads()).toEqual([])
  expect(JSON.stringify(await sql.run('SELECT * FROM leads'))).not.toContain('ada@example.com')
})

test('a person sees that a file of an application is missing', async () => {
  const api = await signedIn()
  const { key } = await sign(api)
  await send(api.ask, 'funding', { ...VALID_BODIES.funding, uploadedFiles: filesOf(key) })
  expect(await api.search()).toContain('1. They did not arrive, or waited for the application')
})

test('everything about one email address is deleted in one act, and nothing else', async () => {
  const sql = testSql()
  const files = testFiles()
  const { ask, leads, press: submit } = await signedIn({ sql, files })
  const uploadedFiles = await storeFile(files, sql)
  await send(ask, 'funding', {
    ...VALID_BODIES.funding,
    businessEmail: 'Ada@Example.com',
    email: 'b@obi.example',
    uploadedFiles,
  })
  await send(ask, 'waitlist')
  await send(ask, 'contact', { ...VALID_BODIES.contact, email: 'not-ada@example.com' })
  const mention = {
    ...VALID_BODIES.contact,
    email: 'c@obi.example',
    description: 'Ask ada@example.com',
  }
  await send(ask, 'contact', mention)
  const person = { email: ' ADA@example.com ' }
  const question = await (await submit('/inbox/erase', person)).text()
  expect(question).toContain('in one of their fields: 2 leads.')
  expect(question).toContain('within a text: 2 leads.')
  expect(await leads.leads()).toHaveLength(4)
  const page = await (await submit('/inbox/erase', { ...person, confirmed: 'yes' })).text()
  expect(page).toContain('with their files: 2.')
  expect((await leads.leads()).map(({ body }) => body['email'])).toEqual([
    'not-ada@example.com',
    'c@obi.example',
  ])
  expect(page).toContain('which a search finds: 2.')
  expect(await files.get('landingpage/plan.pdf')).toBeUndefined()
  expect(await (await submit('/inbox/erase', person)).text()).toContain('No lead is of this')
})

test('after the days of the configuration a lead is deleted, and what nobody needs goes with it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const sql = testSql()
    const files = testFiles()
    const api = leadApiWith({ sql, files, retentionDays: 30 })
    await send(api.ask, 'upload')
    await storeFile(files, sql)
    await send(api.ask, 'contact')
    vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60 * 1000)
    await send(api.ask, 'profile')
    await api.sweep()
    expect((await api.leads.leads()).map(({ call }) => call)).toEqual(['contact', 'profile'])
    expect(await files.get('landingpage/plan.pdf')).toBeUndefined()
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000)
    await api.sweep()
    expect((await api.leads.leads()).map(({ call }) => call)).toEqual(['profile'])
    expect(api.log).toContain('Leads that were older than 30 days and are deleted: 1.')
    await leadApiWith({ sql, files }).sweep()
    expect(await sql.run('SELECT id FROM leads')).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a person takes the leads as a table, without what the browser told of itself', async () => {
  const { ask, get } = await signedIn()
  await send(ask, 'upload')
  await send(ask, 'contact', undefined, { 'content-type': 'application/json; =cmd', origin: SITE })
  const answer = await get('/inbox/leads.csv')
  expect(answer.headers.get('content-disposition')).toContain('leads.csv')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"Ada","Obi","ada@example.com"')
  expect(lines[1]).not.toMatch(/cmd|site\.example/)
})
