import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { CALLS } from '#lead-api/calls/calls.ts'
import { freePort } from '#shared/local-server.ts'
import { openSqlite } from '#lead-api/node/sqlite.ts'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { machine, median, rounded, wholeNumber } from './numbers.ts'

/**
 * `npm run bench:leads [-- --leads 1200] [--senders 20]`: sends contact messages to the lead service on
 * Node, every seventh twice at once, and compares them with its database. More than 3,000 requests within
 * ten minutes would be refused.
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1200' },
    senders: { type: 'string', default: '20' },
  },
})
const longestWaitMs = 500
const folder = await mkdtemp(path.join(tmpdir(), 'bench-leads-'))
const problems: string[] = []
try {
  await main(wholeNumber('leads', values.leads), wholeNumber('senders', values.senders))
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error))
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const problem of problems.slice(0, 10)) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

async function main(leads: number, senders: number): Promise<void> {
  const port = await freePort()
  const service = spawn(process.execPath, ['lead-api/node/main.ts'], {
    env: {
      ...process.env,
      LEAD_API_PORT: String(port),
      LEAD_API_DIR: folder,
      // Behind a proxy, so that each lead can come from an address of its own.
      LEAD_API_URL: 'https://leads.example.com',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(service, 'exit')
  try {
    await Promise.race([once(service.stdout, 'data'), ended])
    service.stdout.resume()
    const bodies = Array.from({ length: leads }, (_, n) => ({
      ...CALLS.contact.example,
      email: `ada-${n}@example.com`,
    }))
    const started = performance.now()
    const times = await sendAll(`http://127.0.0.1:${port}${CALLS.contact.path}`, bodies, senders)
    const seconds = (performance.now() - started) / 1000
    const longest = Math.max(...times)
    console.log(
      `${rounded(leads / seconds)} leads a second; half within ${rounded(median(times))} ms, all within ${rounded(longest)} ms`,
    )
    console.log(machine())
    if (longest > longestWaitMs) problems.push(`A lead waited longer than ${longestWaitMs} ms.`)
    await compareStored(bodies)
  } finally {
    service.kill()
    await ended
  }
}

/** Sends each body with its index as key; returns the milliseconds until each answer. */
async function sendAll(address: string, bodies: readonly object[], senders: number) {
  const times: number[] = []
  const queue = bodies.entries()
  async function send(index: number, body: object): Promise<void> {
    const start = performance.now()
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `bench-lead-${index}`,
        'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
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
async function compareStored(bodies: readonly object[]): Promise<void> {
  const sql = openSqlite(path.join(folder, 'leads.sqlite'))
  try {
    const stored = await createLeadStore(sql).leads()
    if (stored.length !== bodies.length)
      problems.push(`${bodies.length} leads were sent, but ${stored.length} are stored.`)
    const byKey = new Map(stored.map((lead) => [lead.idempotencyKey, lead.body]))
    for (const [index, body] of bodies.entries())
      if (!isDeepStrictEqual(byKey.get(`bench-lead-${index}`), body))
        problems.push(`Lead ${index} is lost or changed.`)
  } finally {
    sql.close()
  }
}
