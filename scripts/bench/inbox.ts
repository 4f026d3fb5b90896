import { CALLS } from '#lead-api/calls/calls.ts'
import { hashSecret, makeSecret } from '#lead-api/inbox/people.ts'
import { addSamples } from '#sandbox/lead-api/samples.ts'
import { median, rounded } from './numbers.ts'
import type { Sql } from '#lead-api/store/sql.ts'

/** The secret of Ada, who opens the inbox. */
const SECRET = makeSecret()
export const SECRET_HASH = `ada=${await hashSecret(SECRET, 1000)}`

/** Sends a request to a path of the service. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

const MOST_MS = 500
const MOST_PAGE_BYTES = 60_000
const TIMES = 5
const AT_ONCE = 10_000

// Half of them are closed, and every other lead of a year has two acts and a note.
const COPY = `WITH RECURSIVE copies (n) AS (
    SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM copies WHERE n < ?2),
  numbered AS (SELECT n, n / CAST(?3 AS INTEGER) % 10 AS step, unixepoch() - 365 * 86400 / ?4 * (?4 - n) AS at,
    lower(hex(randomblob(16))) AS key, 'visitor' || (n / 2) || '@example.com' AS address FROM copies)
  INSERT INTO leads (id, idempotency_key, call, received_at, body, answer_status, answer_body, search_text,
    email_hash, language, source, folder, reason, state, closed_as, owner, handled_at, next_at)
  SELECT key, key, call, strftime('%FT%T.000Z', at, 'unixepoch'),
    CASE WHEN body ->> '$.email' IS NULL THEN body ELSE json_set(body, '$.email', address) END,
    200, '{}', search_text || address || char(31), CASE WHEN email_hash IS NOT NULL THEN address END,
    language, source, CASE WHEN n > ?4 * 0.9 AND n % 6 = 0 THEN 'suspected' ELSE 'inbox' END, 'links',
    CASE WHEN step < 2 THEN 'new' WHEN step < 4 THEN 'contacted' WHEN step < 5 THEN 'qualified' ELSE 'closed' END,
    CASE step WHEN 5 THEN 'won' WHEN 6 THEN 'lost' WHEN 7 THEN 'no-answer' WHEN 8 THEN 'not-for-us' END,
    CASE WHEN step > 1 THEN CASE n % 3 WHEN 0 THEN 'ada' WHEN 1 THEN 'obi' ELSE 'zainab' END END,
    CASE WHEN step > 1 THEN strftime('%FT%T.000Z', at + n % 7000 * 60, 'unixepoch') END,
    CASE step WHEN 2 THEN strftime('%FT%T.000Z', at + n % 90 * 86400, 'unixepoch') END
  FROM numbered CROSS JOIN leads AS sample ON sample.number = 1 + n % CAST(?3 AS INTEGER)`
const ACT = `INSERT INTO acts (done_at, person, act, lead_id, batch, was, became)
  SELECT handled_at, owner, 'set', id, id, '{"state":"new"}', json_object('state', state)
  FROM leads WHERE number BETWEEN ? AND ? AND handled_at IS NOT NULL`
const NOTE_ACT = `INSERT INTO acts (done_at, person, act, lead_id)
  SELECT handled_at, owner, 'note', id FROM leads WHERE number BETWEEN ? AND ? AND handled_at IS NOT NULL`
const NOTE = `INSERT INTO notes (lead_id, person, written_at, text)
  SELECT id, owner, handled_at, 'Called.' FROM leads WHERE number BETWEEN ? AND ? AND handled_at IS NOT NULL`

/** Stores so many leads of a year, in the forms, campaigns and languages of the samples, with what was done. */
export async function fill(sql: Sql, count: number): Promise<void> {
  await addSamples(sql)
  const [row] = await sql.run('SELECT max(number) AS samples FROM leads')
  const samples = Number(row?.['samples'])
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, count) - 1
    await sql.run(COPY, from, to, samples, count)
    for (const text of [ACT, NOTE_ACT, NOTE])
      await sql.run(text, samples + 1 + from, samples + 1 + to)
  }
  await sql.run('DELETE FROM leads WHERE number <= ?', samples)
}

/**
 * Opens each screen of the inbox while a lead is sent, prints both times, and returns what is over its limit.
 * @param origin of the address of the inbox
 */
export async function measureInbox(ask: Ask, origin: string): Promise<string[]> {
  const problems: string[] = []
  const press = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, cookie },
      redirect: 'manual',
    })
  const signedIn = await press('/inbox/sign-in', { name: 'ada', secret: SECRET })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const get = (path: string) => ask(path, { headers: { cookie, 'accept-language': 'fr' } })
  const old = await (await get('/inbox?state=all&sort=oldest&form=funding&page=40')).text()
  const id = /id="l-([\da-f]+)"/.exec(old)?.[1] ?? ''
  const reference = /id="ref">([^<]+)/.exec(await (await get(`/inbox/${id}`)).text())?.[1] ?? ''
  const search = async (q: string) => {
    const found = await press('/inbox/search', { q }, cookie)
    return get(found.headers.get('location')?.replace(/^\/lead-api/, '') ?? '')
  }
  const screens: Record<string, () => Promise<Response>> = {
    'open leads': () => get('/inbox'),
    'all leads, page 3,000': () => get('/inbox?state=all&page=3000'),
    'closed leads, the oldest first': () => get('/inbox?state=closed&sort=oldest'),
    'filtered by form, campaign and language': () =>
      get('/inbox?state=all&form=demo&campaign=ramadan&language=fr'),
    'filtered by owner': () => get('/inbox?state=all&owner=ada'),
    'without a result': () => get('/inbox?state=all&owner=ada&language=sw&campaign=ramadan'),
    'search: a name': () => search('kwesi adomako'),
    'search: a part of a number': () => search('0712 555'),
    'search: a reference': () => search(reference),
    'search: no result': () => search('nobody-is-called-so'),
    'an old lead': () => get(`/inbox/${id}?state=all`),
    suspected: () => get('/inbox/suspected'),
    'numbers, 4 weeks': () => get('/inbox/numbers?weeks=4'),
    'numbers, 52 weeks': () => get('/inbox/numbers?weeks=52'),
    'numbers of a form, 52 weeks': () => get('/inbox/numbers?weeks=52&form=funding'),
    'everything about a person': () => get(`/inbox/people/${id}`),
    'audit list': () => get('/inbox/acts'),
    'CSV, its beginning': () => get('/inbox/leads.csv?state=all'),
    'a note': () => press(`/inbox/${id}`, { do: 'note', note: 'Called again.' }, cookie),
    'all suspected are deleted': () =>
      press('/inbox/bulk?folder=suspected', { do: 'delete-all' }, cookie),
  }
  for (const [name, open] of Object.entries(screens)) {
    const [times, waits, bytes]: [number[], number[], number[]] = [[], [], []]
    for (let time = 0; time < TIMES; time += 1) {
      const [screen, wait] = await Promise.all([
        timed(open),
        timed(() => sendLead(ask, name + time)),
      ])
      const reader = screen.answer.body?.getReader()
      const start = performance.now()
      let size = (await reader?.read())?.value?.length ?? 0
      times.push(screen.ms + performance.now() - start)
      while (!name.startsWith('CSV')) {
        const { value } = (await reader?.read()) ?? {}
        if (!value) break
        size += value.length
      }
      await reader?.cancel()
      bytes.push(size)
      waits.push(wait.ms)
      if (screen.answer.status >= 400 || wait.answer.status !== CALLS.contact.status)
        problems.push(`${name}: ${screen.answer.status}, and the lead ${wait.answer.status}.`)
    }
    const [longest, wait, size] = [times, waits, bytes].map((list) => Math.max(...list))
    const kilobytes = rounded((size ?? 0) / 1000)
    console.log(
      `${name}: ${rounded(median(times))} to ${rounded(longest ?? 0)} ms, ${kilobytes} kB; a lead waits ${rounded(wait ?? 0)} ms`,
    )
    if ((longest ?? 0) > MOST_MS) problems.push(`${name} takes longer than ${MOST_MS} ms.`)
    if ((wait ?? 0) > MOST_MS) problems.push(`${name} lets a lead wait longer than ${MOST_MS} ms.`)
    if ((size ?? 0) > MOST_PAGE_BYTES && !name.startsWith('CSV'))
      problems.push(`${name} has more than ${MOST_PAGE_BYTES} bytes.`)
  }
  return problems
}

async function timed(act: () => Promise<Response>): Promise<{ answer: Response; ms: number }> {
  const start = performance.now()
  const answer = await act()
  return { answer, ms: performance.now() - start }
}

function sendLead(ask: Ask, key: string): Promise<Response> {
  return ask(CALLS.contact.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key.replaceAll(/\W/g, '-') },
    body: JSON.stringify({
      ...CALLS.contact.example,
      email: `${key.replaceAll(/\W/g, '')}@example.com`,
    }),
  })
}
