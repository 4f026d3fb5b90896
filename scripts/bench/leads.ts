import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { CALLS } from '#lead-api/calls/calls.ts'
import { bundleWorker, emptyD1, workerOptions } from '#lead-api/cloudflare/miniflare.fixture.ts'
import { freePort } from '#shared/local-server.ts'
import { parseJson } from '#shared/json.ts'
import { openSqlite } from '#lead-api/node/sqlite.ts'
import { SECRET_HASH, fill, measureInbox } from './inbox.ts'
import { machine, median, rounded, wholeNumber } from './numbers.ts'
import type { Ask } from './inbox.ts'
import type { Sql } from '#lead-api/store/sql.ts'

/**
 * `npm run bench:leads [-- --leads 1200] [--senders 20] [--stored 100000] [--cloudflare]`: sends contact
 * messages to the lead service, every seventh twice at once, and compares them with its database. With
 * `--stored` so many leads are there before, and every screen of the inbox is measured. It runs on Node, or
 * on workerd with D1. More than 3,000 requests within ten minutes would be refused.
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1200' },
    senders: { type: 'string', default: '20' },
    stored: { type: 'string' },
    cloudflare: { type: 'boolean', default: false },
  },
})
const longestWaitMs = 500
const problems: string[] = []
let requests = 0
try {
  const leads = wholeNumber('leads', values.leads)
  const senders = wholeNumber('senders', values.senders)
  const stored = values.stored === undefined ? 0 : wholeNumber('stored', values.stored)
  await (values.cloudflare ? onCloudflare : onNode)(stored, async (ask, sql, origin) => {
    console.log(machine())
    if (stored > 0) problems.push(...(await measureInbox(ask, origin)))
    await sendLeads(ask, sql, leads, senders)
  })
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error))
}
for (const problem of problems.slice(0, 10)) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

type Measure = (ask: Ask, sql: Sql, origin: string) => Promise<void>

async function onNode(stored: number, measure: Measure): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-leads-'))
  const sql = openSqlite(path.join(folder, 'leads.sqlite'))
  try {
    if (stored > 0) await fill(sql, stored)
    const port = await freePort()
    const origin = 'https://leads.example.com'
    const service = spawn(process.execPath, ['lead-api/node/main.ts'], {
      env: {
        ...process.env,
        LEAD_API_PORT: String(port),
        LEAD_API_DIR: folder,
        // Behind a proxy, so that each lead can come from a different address.
        LEAD_API_URL: origin,
        LEAD_API_INBOX_SECRET_HASH: SECRET_HASH,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(service, 'exit')
    try {
      await Promise.race([once(service.stdout, 'data'), ended])
      service.stdout.resume()
      await measure(
        (place, init) => {
          const headers = new Headers(init?.headers)
          headers.set('x-forwarded-for', nextAddress())
          return fetch(`http://127.0.0.1:${port}${place}`, { ...init, headers })
        },
        sql,
        origin,
      )
    } finally {
      service.kill()
      await ended
    }
  } finally {
    sql.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onCloudflare(stored: number, measure: Measure): Promise<void> {
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions(await bundleWorker()),
      ratelimits: { LIMIT: { namespace_id: '1', simple: { limit: 1_000_000, period: 60 } } },
      serviceBindings: { ASSETS: () => new Response() },
      bindings: { LEAD_API_INBOX_SECRET_HASH: SECRET_HASH },
      handleStructuredLogs: () => {},
    }),
  )
  try {
    const sql = await emptyD1(workerd)
    if (stored > 0) await fill(sql, stored)
    const home = await workerd.ready
    await measure(
      (place, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cf-connecting-ip', nextAddress())
        return fetch(new URL(`/lead-api${place}`, home), { ...init, headers })
      },
      sql,
      home.origin,
    )
  } finally {
    await workerd.dispose()
  }
}

/** Each request comes from a different address. */
function nextAddress(): string {
  requests += 1
  return `10.0.${requests >> 8}.${requests & 255}`
}

async function sendLeads(ask: Ask, sql: Sql, leads: number, senders: number): Promise<void> {
  const bodies = Array.from({ length: leads }, (_, n) => ({
    ...CALLS.contact.example,
    email: `ada-${n}@example.com`,
  }))
  const started = performance.now()
  const times = await sendAll(ask, bodies, senders)
  const seconds = (performance.now() - started) / 1000
  const longest = Math.max(...times)
  console.log(
    `${rounded(leads / seconds)} leads a second; half within ${rounded(median(times))} ms, all within ${rounded(longest)} ms`,
  )
  if (longest > longestWaitMs) problems.push(`A lead waited longer than ${longestWaitMs} ms.`)
  await compareStored(sql, bodies)
}

/** Sends each body with its index as key; returns the milliseconds until each answer. */
async function sendAll(ask: Ask, bodies: readonly object[], senders: number) {
  const times: number[] = []
  const queue = bodies.entries()
  async function send(index: number, body: object): Promise<void> {
    const start = performance.now()
    const response = await ask(CALLS.contact.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `bench-lead-${index}`,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    times.push(performance.now() - start)
    if (response.status !== CALLS.contact.status) problems.push(`${response.status} ${text}`)
  }
  async function work(): Promise<void> {
    for (const [index, body] of queue)
      await Promise.all([
        send(index, body),
        // As a browser does whose connection breaks.
        ...(index % 7 === 0 ? [send(index, body)] : []),
      ])
  }
  await Promise.all(Array.from({ length: senders }, work))
  return times
}

/** Each lead must be in the database once, as it was sent. */
async function compareStored(sql: Sql, bodies: readonly object[]): Promise<void> {
  const stored = await sql.run(
    "SELECT idempotency_key AS key, body FROM leads WHERE idempotency_key LIKE 'bench-lead-%'",
  )
  if (stored.length !== bodies.length)
    problems.push(`${bodies.length} leads were sent, but ${stored.length} are stored.`)
  const byKey = new Map(stored.map(({ key, body }) => [key, parseJson(String(body))]))
  for (const [index, body] of bodies.entries())
    if (!isDeepStrictEqual(byKey.get(`bench-lead-${index}`), body))
      problems.push(`Lead ${index} is lost or changed.`)
}
