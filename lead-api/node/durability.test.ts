import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { CALLS } from '#lead-api/calls/calls.ts'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { leadApiWith, temporaryFolder } from '#lead-api/test-support.ts'
import { PDF, filesOf } from '#lead-api/uploads/upload.fixture.ts'
import { createFolderFiles } from './files.ts'
import { freePort } from '#shared/local-server.ts'
import { openSqlite } from './sqlite.ts'

const MAIN = path.join(import.meta.dirname, 'main.ts')

type Ask = (place: string, init?: RequestInit) => Promise<Response>

/** The service as `npm run lead-api` starts it, with its leads in `folder`. */
async function startProgram(folder: string) {
  const port = await freePort()
  const env = {
    ...process.env,
    LEAD_API_PORT: String(port),
    LEAD_API_DIR: folder,
    LEAD_API_URL: 'https://leads.example.com',
  }
  const program = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void program.kill('SIGKILL'))
  await once(program.stdout, 'data')
  program.stdout.resume()
  const ask = (place: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers)
    // As a proxy says that another visitor sends it: one alone would reach a limit.
    headers.set('x-forwarded-for', `192.0.2.${Math.floor(Math.random() * 256)}`)
    return fetch(`http://127.0.0.1:${port}${place}`, { ...init, headers })
  }
  return { ask, program }
}

/** `LEAD_API_KILLS=100 vitest run lead-api/node/durability.test.ts` for a long run. */
const KILLS = Number(process.env['LEAD_API_KILLS'] ?? '3')

test(
  'however often it is killed, no application or file is lost, doubled or forgotten',
  async () => {
    const folder = await temporaryFolder()
    const received = new Map<string, string>()
    const open = new Set<string>()

    /** Uploads a file and sends the application that names it, as often as it takes. */
    async function apply(ask: Ask, id: string): Promise<void> {
      open.add(id)
      const headers = { 'idempotency-key': id }
      const signed: unknown = await (await send(ask, 'upload', VALID_BODIES.upload)).json()
      const [, url = ''] = /"url":"https?:\/\/[^/]+([^"]+)"/.exec(JSON.stringify(signed)) ?? []
      const [, key = ''] = /"key":"([^"]+)"/.exec(JSON.stringify(signed)) ?? []
      const put = await ask(url, { method: 'PUT', headers: PDF, body: `%PDF-1.7 ${id}` })
      if (!put.ok) return
      const email = `${id}@example.com`
      const body = { ...VALID_BODIES.funding, email, uploadedFiles: filesOf(key) }
      const answer = await send(ask, 'funding', body, headers)
      if (answer.ok) received.set(id, key)
      // The first try was stored, and its answer lost: the site has another file by now.
      if (answer.ok || answer.status === 409) open.delete(id)
    }
    for (let round = 1; round <= KILLS; round += 1) {
      const { ask, program } = await startProgram(folder)
      const ended = once(program, 'exit')
      const rest = [...open]
      const senders = [1, 2, 3, 4].map(async (sender) => {
        for (let n = 1; ; n += 1) await apply(ask, rest.pop() ?? `${round}-${sender}-${n}`)
      })
      const settled = Promise.allSettled(senders)
      const before = received.size
      await sleep(100 + Math.random() * 400)
      while (received.size < before + 2) await sleep(5)
      program.kill('SIGKILL')
      await settled
      await ended
    }

    const sql = openSqlite(path.join(folder, 'leads.sqlite'))
    onTestFinished(() => sql.close())
    const uploads = path.join(folder, 'uploads')
    const files = createFolderFiles(uploads)
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await sql.run('UPDATE files SET stored_at = ?', old.toISOString())
    await leadApiWith({ sql, files }).sweep()

    const leads = (await createLeadStore(sql).leads()).filter(({ call }) => call === 'funding')
    const ids = leads.map(({ idempotencyKey }) => idempotencyKey ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    expect([...received.keys()].filter((id) => !ids.includes(id))).toEqual([])
    const stored = leads.flatMap((lead) => lead.files.map(({ key }) => key))
    expect([...received.values()].filter((key) => !stored.includes(key))).toEqual([])
    expect((await readdir(uploads)).toSorted()).toEqual(
      stored.map((key) => path.basename(key)).toSorted(),
    )
    for (const [id, key] of received) {
      expect(new TextDecoder().decode(await files.get(key))).toBe(`%PDF-1.7 ${id}`)
    }
    expect(received.size).toBeGreaterThan(KILLS)
  },
  15_000 + KILLS * 3000,
)

test('a body of 10 MB is answered with a sentence, over a real connection', async () => {
  const { ask, program } = await startProgram(await temporaryFolder())
  const body = { ...VALID_BODIES.contact, description: 'x'.repeat(10 * 1024 * 1024) }
  const answer = await send(ask, 'contact', body)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ message: 'The body is too large.' })
  // Its length is not told beforehand either.
  const stream = new Blob([JSON.stringify(VALID_BODIES.demo)]).stream()
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: stream, duplex: 'half' as const }
  expect((await ask(CALLS.demo.path, init)).status).toBe(200)
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a service whose database is broken does not start, and says which file to restore', async () => {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'leads.sqlite')
  await writeFile(file, 'This is a text, and long enough to be looked at as a database.')
  const env = { ...process.env, LEAD_API_PORT: String(await freePort()), LEAD_API_DIR: folder }
  const program = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = Buffer.concat(await program.stderr.toArray()).toString()
  expect(said).toContain(
    `The leads cannot be opened: the file is not a database (${file}). Restore`,
  )
  expect(program.exitCode ?? (await once(program, 'exit'))[0]).toBe(1)
})
