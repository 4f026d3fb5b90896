import { expect, test, vi } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { testFiles, testSql } from '#lead-api/test-support.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import { press, signedIn, sourceOf, storeFile } from './inbox.fixture.ts'

const KEY = '3f2a91bc-0000-4000-8000-000000000000'

/** An inbox with so many leads, newest first, and what a person does with them. */
async function inboxWith(count: number, options: Parameters<typeof signedIn>[0] = {}) {
  const api = await signedIn(options)
  for (let n = 0; n < count; n += 1)
    await send(api.ask, 'contact', { ...VALID_BODIES.contact, email: `ada${n}@example.com` })
  const ids = (await api.leads.leads()).map(({ id }) => id).toReversed()
  const version = async (id: string) =>
    /name="version" value="([^"]*)"/.exec(await api.read(`/inbox/${id}?state=all`))?.[1] ?? ''
  return {
    ...api,
    ids,
    first: ids[0] ?? '',
    /** Presses a button on the page of a lead, as it is now. */
    act: async (id: string, fields: Record<string, string>) =>
      api.press(`/inbox/${id}?form=contact`, { version: await version(id), ...fields }),
    /** Takes back what the press with this answer did. */
    undo: ({ headers }: Response) =>
      api.press('/inbox/undo', { batch: headers.get('location')?.slice(-16) ?? '' }),
    bulk: async (fields: Record<string, string>, query = '') =>
      (await api.press(`/inbox/bulk${query}`, fields)).headers.get('location') ?? '',
  }
}

test('a person takes a lead, notes, sets a date and closes it, and the next one is at hand', async () => {
  const { ids, first, act, read } = await inboxWith(2)
  const taken = await act(first, { do: 'take' })
  expect(taken.headers.get('location')).toMatch(
    new RegExp(`^/inbox/${first}\\?form=contact&undo=[\\da-f]{16}$`),
  )
  await act(first, { do: 'note', note: 'On site until one.\n<b>Call again.</b>' })
  await act(first, { do: 'set', owner: 'ada', next: '2031-02-17T10:00' })
  await act(first, { state: 'contacted', owner: 'ada', next: '2031-02-17T10:00' })
  const page = await read(`/inbox/${first}`)
  expect(page).toContain('Owner <b>ada</b>')
  expect(page).toContain('Next <b>17 February 2031, 10:00</b>')
  expect(page).toContain('On site until one.\n&lt;b&gt;Call again.&lt;/b&gt;')
  const history = ['New to Contacted', 'next 17 February 2031, 10:00', 'took it', 'Received']
  const places = history.map((text) => page.lastIndexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const closed = await act(first, { state: 'won', owner: 'ada', next: '2031-02-17T10:00' })
  const place = closed.headers.get('location') ?? ''
  expect(place).toMatch(new RegExp(`^/inbox/${ids[1]}\\?`))
  expect(await read(place)).toContain('1 lead closed, won.')
  expect(await read('/inbox')).not.toContain(first)
  expect(await read('/inbox?state=closed&owner=ada')).toContain(first)
})

test('the second of two people who change one lead is told, and nothing they typed is lost', async () => {
  const sql = testSql()
  const { ids, first, act, read } = await inboxWith(1, { sql })
  const erin = await signedIn({ sql }, 'Erin Kowalchuk')
  const seen = await read(`/inbox/${first}`)
  const version = /name="version" value="([^"]*)"/.exec(seen)?.[1] ?? ''
  expect(ids).toHaveLength(1)
  await act(first, { state: 'qualified' })
  const late = { version, state: 'contacted', owner: 'Erin Kowalchuk', note: 'Prefers WhatsApp.' }
  const answer = await erin.press(`/inbox/${first}`, late)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Ada was here')
  expect(page).toContain('<td>Qualified</td><td>Contacted</td>')
  expect(page).toContain('>Prefers WhatsApp.</textarea>')
  const now = /name="version" value="([^"]*)"/.exec(page)?.[1] ?? ''
  await erin.press(`/inbox/${first}`, { ...late, version: now })
  const later = await read(`/inbox/${first}`)
  expect(later).toContain('Prefers WhatsApp.')
  expect(later).toContain('Owner <b>Erin Kowalchuk</b>')
})

test('somebody who wanted only the owner keeps the next date of the other', async () => {
  const { first, act, press: submit, read } = await inboxWith(1)
  await act(first, { do: 'set', owner: '', next: '2031-02-17T10:00' })
  const clash = await submit(`/inbox/${first}`, { version: '', do: 'take' })
  expect(await clash.text()).toContain('name="next" value="2031-02-17T10:00"')
  expect(await read(`/inbox/${first}`)).not.toContain('Owner <b>ada</b>')
})

test('a note never collides, because it changes nothing', async () => {
  const { first, act, press: submit, read } = await inboxWith(1)
  await act(first, { state: 'contacted' })
  await submit(`/inbox/${first}`, { version: 'of before', do: 'note', note: 'No answer.' })
  expect(await read(`/inbox/${first}`)).toContain('No answer.')
})

test('many leads are closed at once, and that is undone but for one that somebody changed since', async () => {
  const { ids, act, bulk, press: submit, read } = await inboxWith(3)
  const place = await bulk({ lead: ids.join(','), do: 'set', state: 'lost', owner: 'ada' })
  const [batch] = /[\da-f]{16}/.exec(place) ?? ['']
  expect(await read(place)).toContain('3 leads closed, lost.')
  await act(ids[2] ?? '', { state: 'won', owner: 'ada' })
  await submit('/inbox/undo', { batch })
  const open = await read('/inbox')
  expect(ids.map((id) => open.includes(id))).toEqual([true, true, false])
  await submit('/inbox/undo', { batch })
  expect(await read('/inbox?state=closed')).toContain(ids[2])
})

test('forty leads of spam are gone in two presses, can be taken back, and are deleted by the sweep', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sql = testSql()
  const files = testFiles()
  const { bulk, press: submit, read, leads, sweep, ask } = await inboxWith(4, { sql, files })
  const uploadedFiles = await storeFile(files, sql)
  const body = { ...VALID_BODIES.funding, uploadedFiles }
  await send(ask, 'funding', body, { 'idempotency-key': KEY })
  await sql.run("UPDATE leads SET folder = 'suspected', reason = 'links'")
  await send(ask, 'profile')
  expect(await read('/inbox/suspected')).toContain('Delete all 5')
  const deleteAll = () => bulk({ do: 'delete-all' }, '?folder=suspected')
  const place = await deleteAll()
  expect(await read(place)).toContain('5 leads deleted.')
  expect(await leads.leads()).toHaveLength(1)
  await submit('/inbox/undo?folder=suspected', { batch: /[\da-f]{16}/.exec(place)?.[0] ?? '' })
  expect(await read('/inbox/suspected')).toContain('Delete all 5')
  await deleteAll()
  await sweep()
  expect(await files.get('landingpage/plan.pdf')).toBeDefined()
  vi.setSystemTime(Date.now() + 16 * 60 * 1000)
  await sweep()
  expect(await files.get('landingpage/plan.pdf')).toBeUndefined()
  expect(JSON.stringify(await sql.run('SELECT * FROM leads'))).not.toMatch(/ada\d?@example/)
  expect((await send(ask, 'funding', body, { 'idempotency-key': KEY })).status).toBe(200)
  expect(await leads.leads()).toHaveLength(1)
})

test('whoever goes through suspected leads stays among them', async () => {
  const sql = testSql()
  const { ids, read } = await inboxWith(3, { sql })
  await sql.run("UPDATE leads SET folder = 'suspected', reason = 'links'")
  const [, second, third] = ids
  const page = await read(`/inbox/${second}?folder=suspected`)
  expect(page).toContain(`href="/inbox/${third}?folder=suspected" rel="next"`)
  expect(page).toContain(`method="post" action="/inbox/${second}?folder=suspected"`)
})

test('a false alarm is one press from the inbox, and is forwarded like any other lead', async () => {
  const sql = testSql()
  const api = await inboxWith(1, { sql, deliver: async () => undefined })
  await sql.run("UPDATE leads SET folder = 'suspected', reason = 'fast', forward_state = 'off'")
  expect(await api.read('/inbox/suspected')).toContain('Sent within 2 seconds')
  await api.bulk({ ok: api.first }, '?folder=suspected')
  expect(await api.read('/inbox')).toContain(api.first)
  expect(await api.forwardDue()).toBe(1)
})

test('a lead that was forwarded is not forwarded again by an undo, or after a false alarm', async () => {
  const api = await inboxWith(1, { deliver: async () => undefined })
  const answer = await api.act(api.first, { state: 'contacted' })
  expect(await api.forwardDue()).toBe(1)
  await api.undo(answer)
  expect(await api.read(`/inbox/${api.first}`)).toContain('ada: undone, Contacted to New</span>')
  await api.bulk({ lead: api.first, do: 'suspect' })
  await api.bulk({ ok: api.first }, '?folder=suspected')
  expect(await api.read('/inbox')).toContain(api.first)
  expect(await api.forwardDue()).toBe(0)
})

test('no undo brings back a lead that was deleted for ever', async () => {
  const api = await inboxWith(1)
  const answer = await api.act(api.first, { state: 'contacted' })
  await api.press(`/inbox/people/${api.first}/delete`, { reference: api.first.slice(0, 8) })
  await api.undo(answer)
  expect(await api.read('/inbox?state=all')).toContain('No lead has come yet')
})

test('a lead of spam that could not be forwarded is nothing to be warned of', async () => {
  const sql = testSql()
  const api = await inboxWith(1, { sql, deliver: async () => undefined })
  await sql.run("UPDATE leads SET forward_state = 'dead'")
  expect(await api.read('/inbox')).toContain('Leads that could not be forwarded: 1.')
  await api.bulk({ lead: api.first, do: 'suspect' })
  expect(await api.read('/inbox')).not.toContain('could not be forwarded')
})

test('the owner of a lead who is no longer there stays with it, and is said to have left', async () => {
  const sql = testSql()
  const { read } = await inboxWith(1, { sql })
  await sql.run("UPDATE leads SET owner = 'Zainab Lawal'")
  expect(await read('/inbox')).toContain('Zainab Lawal (left the team)')
  expect(await read('/inbox?owner=Zainab+Lawal')).toContain('1 to 1 of 1')
})

test('a list gets a name that everybody sees, until it is forgotten', async () => {
  const sql = testSql()
  const api = await inboxWith(1, { sql })
  await api.press('/inbox/views?form=contact', { name: 'Messages' })
  const erin = await signedIn({ sql }, 'Erin Kowalchuk')
  expect(await erin.read('/inbox')).toMatch(/href="\/inbox\?form=contact" *>Messages <span>1</)
  await erin.press('/inbox/views/forget?form=contact', { name: 'Messages' })
  expect(await api.read('/inbox')).not.toContain('Messages')
})

test('thirteen lists with every filter are shown, also by a database that takes a hundred values at once', async () => {
  const sql = testSql()
  let most = 0
  const run: Sql['run'] = (text, ...values) => {
    most = Math.max(most, values.length)
    return sql.run(text, ...values)
  }
  const api = await inboxWith(1, { sql: { ...sql, run } })
  const filters = 'form=contact&owner=ada&campaign=a&language=fr&at=/&from=2026-01-01&to=2027-01-01'
  const query = `?state=new&${filters}&due=today&reason=fast`
  for (let n = 1; n <= 13; n += 1)
    await api.press(`/inbox/views${query}&first=/${n}`, { name: `${n}` })
  expect(await api.read(`/inbox${query}`)).toContain('>13 <span>')
  expect(most).toBeLessThanOrEqual(100)
})

test('the numbers say which page brings most applications', async () => {
  const { ask, read } = await inboxWith(1)
  for (const page of ['/developer', '/lender', '/developer'])
    await send(
      ask,
      'funding',
      { ...VALID_BODIES.funding, uploadedFiles: undefined },
      sourceOf(page),
    )
  const page = await read('/inbox/numbers?form=funding')
  expect(page).toContain('Most funding applications come from <b>/developer</b>: 2 of 3.')
  expect(page).toContain('<b>3</b></td></tr></tfoot>')
})

test.each(['/inbox/nothing', '/inbox/people/nothing', '/inbox/people/nothing/copy.json'])(
  'at %s there is no lead',
  async (place) => {
    const { get } = await inboxWith(0)
    expect((await get(place)).status).toBe(404)
  },
)

test('nobody changes a lead without signing in', async () => {
  const api = await inboxWith(1)
  for (const place of [`/inbox/${api.first}`, '/inbox/bulk', '/inbox/undo', '/inbox/views'])
    expect((await press(api, place, { do: 'delete', lead: api.first })).status).toBe(401)
  expect(await api.leads.leads()).toHaveLength(1)
})
