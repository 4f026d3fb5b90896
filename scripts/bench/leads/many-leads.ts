import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CALLS } from '#lead-api/calls/calls.ts'
import { EXAMPLES } from '#lead-api/calls/examples.ts'
import { hashSecret, makeSecret } from '#lead-api/inbox/secret.ts'
import { openSqlite } from '#lead-api/node/sqlite.ts'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { rounded } from '#scripts/bench/numbers.ts'
import { startOnNode } from './node-service.ts'
import { sendLead } from './send-leads.ts'
import type { Sql } from '#lead-api/store/sql.ts'

const PERSON = 'erase-me@example.com'
const OLD = '2020-01-01T00:00:00.000Z'

/**
 * Times what people do in the inbox of a service on Node with so many leads, and the sweep of a fifth of
 * them; returns how long a visitor's lead waited at most.
 */
export async function measureManyLeads(many: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-many-leads-'))
  const secret = makeSecret()
  const waits: number[] = []
  try {
    const sql = openSqlite(path.join(folder, 'leads.sqlite'))
    await seed(sql, many)
    const service = await startOnNode(folder, {
      LEAD_API_INBOX_SECRET_HASH: await hashSecret(secret),
      LEAD_API_RETENTION_DAYS: '365',
    })
    try {
      const inbox = `${service.address}/inbox`
      const measure = async (what: string, work: () => Promise<unknown>): Promise<void> => {
        const { ms, waited } = await besideVisitors(service.address, work)
        waits.push(waited)
        console.log(`${what}: ${rounded(ms)} ms; a lead waited ${rounded(waited)} ms at most`)
      }
      // The service sweeps when it starts.
      await measure(`Sweep of ${many / 5} of ${many} leads`, async () => {
        const old = 'SELECT 1 FROM leads WHERE body IS NOT NULL AND received_at = ? LIMIT 1'
        while ((await sql.run(old, OLD)).length > 0) await sleep(20)
      })
      const signedIn = await post(inbox, 'sign-in', { secret }, '')
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
      const act = async (place: string, fields: Record<string, string>): Promise<void> => {
        const answer = await post(inbox, place, fields, cookie)
        if (answer.status !== 200) throw new Error(`${place}: ${answer.status}`)
        await answer.arrayBuffer()
      }
      await measure('Inbox', () => act('search', { status: 'all' }))
      await measure('Search of a word that no lead has', () =>
        act('search', { status: 'all', q: 'nowhere-to-be-found' }),
      )
      await measure('Export', async () => {
        const answer = await fetch(`${inbox}/leads.csv`, { headers: { cookie } })
        for await (const part of answer.body ?? []) void part
      })
      await measure(`Erasure of the ${many / 100} leads of a person`, () =>
        act('erase', { email: PERSON, confirmed: 'yes' }),
      )
    } finally {
      await service.stop()
      sql.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return Math.max(...waits)
}

/** Stores leads as the service does, but all in one transaction; the first fifth is old. */
async function seed(sql: Sql, many: number): Promise<void> {
  const { add } = createLeadStore({
    run: sql.run,
    batch: async (statements) => {
      const rows = []
      for (const { text, values } of statements) rows.push(await sql.run(text, ...values))
      return rows
    },
  })
  const { status, message } = CALLS.contact
  await sql.run('BEGIN')
  for (let n = 0; n < many; n += 1) {
    const email = n % 100 === 99 ? PERSON : `ada-${n}@example.com`
    await add({
      call: 'contact',
      idempotencyKey: crypto.randomUUID(),
      headers: { origin: null, authorization: null, contentType: null },
      body: { ...EXAMPLES.contact, email },
      answer: { status, body: { message } },
    })
  }
  await sql.run('UPDATE leads SET received_at = ? WHERE number <= ?', OLD, many / 5)
  await sql.run('COMMIT')
}

/** Does the work while visitors send one lead after the other. */
async function besideVisitors(
  address: string,
  work: () => Promise<unknown>,
): Promise<{ ms: number; waited: number }> {
  const done = new AbortController()
  let waited = 0
  async function visit(): Promise<void> {
    while (!done.signal.aborted) {
      const { ms, problem } = await sendLead(address, 'contact', crypto.randomUUID())
      if (problem !== null) throw new Error(problem)
      waited = Math.max(waited, ms)
      await sleep(20)
    }
  }
  const start = performance.now()
  const visiting = visit()
  await work().finally(() => done.abort())
  const ms = performance.now() - start
  await visiting
  return { ms, waited }
}

function post(
  inbox: string,
  place: string,
  fields: Record<string, string>,
  cookie: string,
): Promise<Response> {
  return fetch(`${inbox}/${place}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: new URL(inbox).origin, cookie },
    redirect: 'manual',
  })
}
