import { expect, test, vi } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { SITE, leadApiWith, testSql } from '#lead-api/test-support.ts'
import { filesOf, sign } from '#lead-api/uploads/upload.fixture.ts'
import { SECRET, SECRET_HASH, press, signedIn, sourceOf } from './inbox.fixture.ts'
import { makeSecret, peopleOf } from './people.ts'

const KEY = '3f2a91bc-0000-4000-8000-000000000000'

test('without a secret in the configuration there is no inbox', async () => {
  expect((await leadApiWith().ask('/inbox')).status).toBe(404)
})

test('who types a slash behind the inbox arrives at it', async () => {
  const answer = await leadApiWith({ people: peopleOf(SECRET_HASH) }).ask('/inbox/')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/inbox'])
})

test('nobody reads a lead without the secret', async () => {
  const api = leadApiWith({ people: peopleOf(SECRET_HASH) })
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

test('a lead in a language that nobody knows by a name does not close the inbox', async () => {
  const api = await signedIn()
  await send(api.ask, 'contact', VALID_BODIES.contact, { 'content-language': 'fr-u-ca-buddhist' })
  expect(await api.leads.leads()).toMatchObject([{ language: 'fr' }])
  await api.sql.run("UPDATE leads SET language = 'fr-u-ca-buddhist'")
  for (const place of ['/inbox', '/inbox/numbers', '/inbox?language=%E2%82%AC'])
    expect((await api.get(place)).status).toBe(200)
})

test('a lead with half an emoji does not close the inbox', async () => {
  const api = await signedIn()
  const half = { ...VALID_BODIES.contact, firstName: 'Ada\uD83D', email: 'ada\uD83D@example.com' }
  expect((await send(api.ask, 'contact', half)).status).toBe(200)
  expect((await api.get('/inbox')).status).toBe(200)
})

test('the cookie of the inbox stays out of scripts and of other sites, and ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = leadApiWith({ people: peopleOf(SECRET_HASH) })
  const answer = await press(api, '/inbox/sign-in', { secret: SECRET })
  expect(answer.status).toBe(303)
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  expect((await api.ask('/inbox', { headers })).status).toBe(200)
  const kept = await press(api, '/inbox/sign-in', { secret: SECRET, keep: 'on' })
  expect(kept.headers.get('set-cookie')).toContain(`Max-Age=${30 * 24 * 60 * 60};`)
  vi.setSystemTime(Date.now() + 12 * 60 * 60 * 1000)
  expect((await api.ask('/inbox', { headers })).status).toBe(401)
  const device = { cookie: kept.headers.get('set-cookie')?.split(';')[0] ?? '' }
  expect((await api.ask('/inbox', { headers: device })).status).toBe(200)
})

test('of an endless secret little is read', async () => {
  const api = leadApiWith({ people: peopleOf(SECRET_HASH) })
  let parts = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    parts += 1
    if (parts > 100) controller.close()
    else controller.enqueue(new Uint8Array(1024))
  }
  const headers = { origin: api.origin, 'content-type': 'application/x-www-form-urlencoded' }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const init = { method: 'POST', headers, body, duplex: 'half' }
  expect((await api.ask('/inbox/sign-in', init)).status).toBe(403)
  expect(parts).toBeLessThan(10)
})

test('whoever guesses is told to wait, and the right secret still opens the inbox', async () => {
  const api = leadApiWith({ people: peopleOf(SECRET_HASH) })
  const signIn = (secret: string, address?: string) =>
    api.ask(
      '/inbox/sign-in',
      { method: 'POST', body: new URLSearchParams({ secret }), headers: { origin: api.origin } },
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

test('a hundred guesses at once are not all checked, so that leads are answered meanwhile', async () => {
  const api = leadApiWith({ people: peopleOf(SECRET_HASH) })
  const guess = () => press(api, '/inbox/sign-in', { secret: makeSecret() })
  const answers = await Promise.all(Array.from({ length: 100 }, guess))
  // Ten that are checked at once, and the next one alone.
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
  for (let n = 0; n < 20; n += 1)
    expect((await press(api, '/inbox/sign-in', { secret: SECRET })).status).toBe(303)
  expect((await guess()).status).toBe(429)
})

test('a person sees every value as text, the newest first', async () => {
  const { ask, read } = await signedIn()
  const evil = '<img src=x onerror=alert(1)>'
  await send(ask, 'contact', { ...VALID_BODIES.contact, firstName: evil })
  await send(ask, 'profile')
  const page = await read('/inbox')
  expect(page).toContain('&lt;img src=x')
  expect(page).not.toContain('<img')
  expect(page.indexOf('linkedin.com/in/ada')).toBeLessThan(page.indexOf('&lt;img'))
})

test('a name of a thousand letters takes a few lines of the list', async () => {
  const { ask, read } = await signedIn()
  const firstName = 'x'.repeat(1000)
  await send(ask, 'demo', { ...VALID_BODIES.demo, firstName, businessName: 'y'.repeat(1000) })
  const [list] = /<table class="leads.*<\/table>/s.exec(await read('/inbox')) ?? []
  expect(list).toMatch(/x{100}</)
  expect(list).not.toMatch(/[xy]{101}/)
})

test('leads of one person stand together, under the newest of them', async () => {
  const { ask, leads, read } = await signedIn()
  await send(ask, 'contact')
  await send(ask, 'profile')
  await send(ask, 'demo')
  const [first, other, newest] = (await leads.leads()).map(({ id }) => id)
  const page = await read('/inbox')
  expect(
    [...page.matchAll(/id="l-([\da-f-]+)"><bdi>(The same)?/g)].map(([, ...row]) => row),
  ).toEqual([
    [newest, undefined],
    [first, 'The same'],
    [other, undefined],
  ])
})

/** Where a search leads to. */
async function searchFor(api: Awaited<ReturnType<typeof signedIn>>, q: string): Promise<string> {
  return (await api.press('/inbox/search', { q })).headers.get('location') ?? ''
}

test('a lead is found by a word or by the reference of its receipt, and no address has what was typed', async () => {
  const api = await signedIn()
  const body = { ...VALID_BODIES.contact, lastName: 'ÖZGÜR' }
  await send(api.ask, 'contact', body, { 'idempotency-key': KEY })
  await send(api.ask, 'profile')
  for (const q of ['özgür', '3f2a 91bc', '3F2A-91BC', KEY]) {
    const place = await searchFor(api, q)
    expect(place).toMatch(/^\/inbox\?state=all&search=[\da-f]{16}$/)
    const page = await api.read(place)
    expect(page).toContain('<h1>1 lead</h1>')
    expect(page).toContain('ÖZGÜR')
    expect(page).not.toContain('linkedin.com/in/ada')
  }
  expect(await api.read(await searchFor(api, 'lastname'))).toContain('No lead fits')
})

test('a person finds the demo requests of a campaign by saying so, and what is near when there are none', async () => {
  const api = await signedIn()
  await send(api.ask, 'demo', VALID_BODIES.demo, sourceOf('/lender', 'Ramadan'))
  await send(api.ask, 'demo', VALID_BODIES.demo, sourceOf('/lender', 'spring'))
  await send(api.ask, 'contact', VALID_BODIES.contact, sourceOf('/lender', 'Ramadan'))
  const place = await searchFor(api, 'demo ramadan')
  expect(place).toBe('/inbox?state=all&form=demo&campaign=Ramadan')
  expect(await api.read(place)).toContain('1 to 1 of 1')
  const page = await api.read(`${place}&language=sw`)
  expect(page).toContain('No lead fits all of this')
  expect(page).toContain('<b>1</b><span>without “Swahili”</span>')
})

test('a person is told of the leads that could not be forwarded, and has them sent again', async () => {
  const sql = testSql()
  const api = await signedIn({ sql })
  await send(api.ask, 'contact')
  await send(api.ask, 'profile')
  expect(await api.read('/inbox')).not.toContain('could not be forwarded')
  await sql.run("UPDATE leads SET forward_state = 'dead' WHERE call = 'profile'")
  expect(await api.read('/inbox')).toContain('Leads that could not be forwarded: 1.')
  const page = await api.read('/inbox?state=all&forwarding=failed')
  expect(page).toContain('linkedin.com/in/ada')
  expect(page).not.toContain('ada@example.com')
  const [, profile] = await api.leads.leads()
  await api.press('/inbox/bulk', { lead: profile?.id ?? '', do: 'again' })
  expect(await sql.run("SELECT id FROM leads WHERE forward_state = 'waiting'")).toHaveLength(1)
})

test('many leads come in pages, and the page of a lead is that of the list beside it', async () => {
  const { ask, leads, read } = await signedIn()
  for (let n = 1; n <= 31; n += 1) await send(ask, 'profile', { linkedInUrl: `in/number-${n}-` })
  const first = await read('/inbox?form=profile')
  expect(first).toContain('number-2-')
  expect(first).not.toContain('number-1-')
  const second = await read('/inbox?form=profile&page=2')
  expect(second).toContain('number-1-')
  expect(second).toContain('31 to 31 of 31')
  const [oldest, older] = await leads.leads()
  const page = await read(`/inbox/${oldest?.id}?form=profile`)
  expect(page).toContain('31 of 31')
  expect(page).toContain(`href="/inbox/${older?.id}?form=profile" rel="prev"`)
})

test('a person sees that a file of an application is missing', async () => {
  const api = await signedIn()
  const { key } = await sign(api)
  await send(api.ask, 'funding', { ...VALID_BODIES.funding, uploadedFiles: filesOf(key) })
  expect(await api.read('/inbox')).toContain('Missing: 1. They did not arrive')
})

test('a person takes the leads as a table, without what the browser told of itself', async () => {
  const { ask, get } = await signedIn()
  await send(ask, 'upload')
  await send(ask, 'contact', undefined, { 'content-type': 'application/json; =cmd', origin: SITE })
  const answer = await get('/inbox/leads.csv')
  expect(answer.headers.get('content-disposition')).toContain('leads.csv')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"ada@example.com"')
  expect(lines[1]).not.toMatch(/cmd|site\.example/)
})

test('a page of the inbox is small, and what it loads is the same for everybody', async () => {
  const api = await signedIn()
  for (let n = 0; n < 40; n += 1)
    await send(api.ask, 'demo', { ...VALID_BODIES.demo, email: `ada${n}@example.com` })
  const page = await api.read('/inbox')
  expect(page.length).toBeLessThan(60_000)
  const files = page.match(/\/inbox\/(?:style\.css|script\.js)\?[\da-f]{8}/g) ?? []
  expect(files).toHaveLength(2)
  for (const file of [...files, '/inbox/fonts/figtree-basic-400-700.woff2']) {
    const answer = await api.ask(file)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  }
})
