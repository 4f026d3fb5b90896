import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { leadApiWith, temporaryFolder } from '#lead-api/test-support.ts'
import { createMemoryFiles } from '#lead-api/uploads/file-store.ts'
import { PDF, sign } from '#lead-api/uploads/upload.fixture.ts'
import { createFolderFiles } from './files.ts'
import { openSqlite } from './sqlite.ts'

const PLAN = '%PDF-1.7 a plan'
const MEGABYTE = 1024 * 1024
const MIGRATIONS = path.join(import.meta.dirname, '../migrations')
const FILES = readdirSync(MIGRATIONS).toSorted()

async function databaseFile(): Promise<string> {
  return path.join(await temporaryFolder(), 'leads.sqlite')
}

/** An API on a disk with so much left. */
function apiOnDisk(left: { uploads: number; leads: number; free: number }) {
  return leadApiWith({ disk: async () => left })
}

test('when the disk is nearly full, files are refused and leads are taken', async () => {
  const api = apiOnDisk({ uploads: PLAN.length - 1, leads: 1, free: 200 * MEGABYTE })
  const { path: address, key } = await sign(api)
  const answer = await api.ask(address, { method: 'PUT', headers: PDF, body: PLAN })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('cannot store this') })
  expect(await api.leads.file(key)).toBeUndefined()
  expect(api.log).toContain(
    'Not stored: only 200 MB of the disk are free, which are kept for leads.',
  )
  expect((await send(api.ask, 'contact')).status).toBe(200)
})

test('whoever runs the service is warned before leads are refused, and told when they are', async () => {
  const fine = apiOnDisk({ uploads: 1, leads: 1, free: MEGABYTE })
  expect(await (await fine.ask('/health')).json()).toEqual({ ok: true, notForwarded: 0 })
  const low = apiOnDisk({ uploads: 0, leads: 1, free: MEGABYTE })
  const health = await low.ask('/health')
  expect([health.status, await health.json()]).toEqual([
    200,
    expect.objectContaining({ warning: expect.stringContaining('Uploads are refused') }),
  ])
  await low.sweep()
  expect(low.log).toContainEqual(expect.stringContaining('Uploads are refused'))
  const full = apiOnDisk({ uploads: 0, leads: 0, free: 0 })
  expect((await send(full.ask, 'contact')).status).toBe(503)
  const broken = await full.ask('/health')
  expect([broken.status, await broken.json()]).toEqual([
    503,
    { ok: false, message: 'No lead can be stored, because the disk is full.' },
  ])
})

test('a service whose database can only be read does not call itself healthy', async () => {
  const sql = openSqlite()
  const { ask } = leadApiWith({ sql })
  expect((await ask('/health')).status).toBe(200)
  expect(await sql.run('SELECT * FROM leads')).toEqual([])
  await sql.run('PRAGMA query_only = ON')
  const answer = await ask('/health')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ok: false, message: 'No lead can be stored, because the database is read-only.' },
  ])
})

test('a full disk is reported in a sentence, and the leads of before stay', async () => {
  const sql = openSqlite(await databaseFile())
  const { ask, leads, log } = leadApiWith({ sql })
  await send(ask, 'contact')
  const [row] = await sql.run('PRAGMA page_count')
  await sql.run(`PRAGMA max_page_count = ${Number(row?.['page_count'])}`)
  const long = { ...VALID_BODIES.contact, description: 'x'.repeat(5000) }
  let received = 1
  while ((await send(ask, 'contact', long)).ok) received += 1
  const answer = await send(ask, 'contact', long)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await answer.json()).toEqual({ message: expect.stringContaining('cannot store this') })
  expect(log).toContain('Not stored: the disk is full.')
  expect(await leads.leads()).toHaveLength(received)
  expect((await ask('/health')).status).toBe(503)
})

test('while another program locks the database, the inbox can be read and leads get a sentence', async () => {
  const file = await databaseFile()
  const { ask, leads, log } = leadApiWith({ sql: openSqlite(file, 1), isSandbox: true })
  await ask('/inbox')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const answer = await send(ask, 'contact')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('Please send it again') })
  expect(log).toContain('Not stored: the database is locked by another program.')
  expect((await ask('/inbox')).status).toBe(200)
  expect((await ask('/health')).status).toBe(503)
  other.close()
  expect(await leads.leads()).toEqual([])
  expect((await send(ask, 'contact')).status).toBe(200)
})

test('two servers on one file make one lead of a key that comes to both at once', async () => {
  const file = await databaseFile()
  const [one, two] = [
    leadApiWith({ sql: openSqlite(file) }),
    leadApiWith({ sql: openSqlite(file) }),
  ]
  const key = { 'idempotency-key': 'k1' }
  const answers = await Promise.all(
    [one, two, one, two, one].map(({ ask }) => send(ask, 'demo', VALID_BODIES.demo, key)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await one.leads.leads()).toMatchObject([{ repeats: 4 }])
})

test('of several statements all are applied, or none', async () => {
  const sql = openSqlite()
  const insert = { text: 'INSERT INTO settings (name, value) VALUES (?, ?)', values: ['a', 'b'] }
  await expect(sql.batch([insert, insert])).rejects.toThrow('UNIQUE')
  expect(await sql.run('SELECT * FROM settings')).toEqual([])
})

test('what was erased is in no file of the folder', async () => {
  const folder = await temporaryFolder()
  const sql = openSqlite(path.join(folder, 'leads.sqlite'))
  const { ask, leads } = leadApiWith({ sql })
  for (let n = 0; n < 30; n += 1) {
    const description = `Secret wish number ${n} ${'x'.repeat(n * 150)}`
    await send(ask, 'contact', { ...VALID_BODIES.contact, description })
  }
  const found = () =>
    readdirSync(folder).filter((name) =>
      /secret wish/i.test(readFileSync(path.join(folder, name), 'latin1')),
    )
  expect(found()).not.toEqual([])
  const inbox = createInboxStore(sql, createMemoryFiles())
  const ids = (await leads.leads()).map(({ id }) => id)
  expect(await inbox.erase(ids)).toMatchObject({ removed: 30 })
  expect(found()).toEqual([])
  sql.close()
})

test('nobody else on the machine can read leads and files', async () => {
  const folder = path.join(await temporaryFolder(), 'data')
  await mkdir(folder)
  await chmod(folder, 0o755)
  const file = path.join(folder, 'leads.sqlite')
  openSqlite(file).close()
  await chmod(file, 0o644)
  const sql = openSqlite(file)
  await send(leadApiWith({ sql }).ask, 'contact')
  await createFolderFiles(path.join(folder, 'uploads')).put('landingpage/a.pdf', new Uint8Array(1))
  const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8)
  const names = ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'uploads/a.pdf']
  expect([modeOf('.'), modeOf('uploads')]).toEqual(['700', '700'])
  expect(names.map(modeOf)).toEqual(names.map(() => '600'))
  sql.close()
})

test('a file is in the folder, and nothing of it when it is removed', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads')
  const files = createFolderFiles(folder)
  await files.put('landingpage/a.pdf', new TextEncoder().encode(PLAN))
  expect(await readdir(folder)).toEqual(['a.pdf'])
  expect(await readFile(path.join(folder, 'a.pdf'), 'utf8')).toBe(PLAN)
  await files.remove(['landingpage/a.pdf', 'landingpage/none.pdf'])
  expect(await readdir(folder)).toEqual([])
})

test('a key never names a file outside the folder', async () => {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'uploads'))
  await writeFile(path.join(folder, 'leads.sqlite'), 'leads')
  const files = createFolderFiles(path.join(folder, 'uploads'))
  const strange = ['landingpage/../../leads.sqlite', '..', '.', '/', '', '\u0000', 'a/\u0000']
  await files.remove(strange)
  expect(await Promise.all(strange.map(files.get))).toEqual(strange.map(() => undefined))
  expect(await readFile(path.join(folder, 'leads.sqlite'), 'utf8')).toBe('leads')
})

test('leads of the first versions are found, and their files deleted with them', async () => {
  const file = await databaseFile()
  const old = new DatabaseSync(file)
  for (const name of FILES.slice(0, 3)) old.exec(readFileSync(path.join(MIGRATIONS, name), 'utf8'))
  const body = JSON.stringify({
    email: 'Ada@Example.com',
    uploadedFiles: [1, { S3Key: 'a/b.pdf' }],
  })
  old.exec(`PRAGMA user_version = 3;
    INSERT INTO leads (id, call, received_at, body, search_text, answer_status, answer_body)
    VALUES ('old', 'funding', '2025-01-31', '${body}', char(31) || lower('Ada@Example.com') || char(31), 200, '{}');
    UPDATE leads SET handled_at = '2025-02-01';
    INSERT INTO files VALUES ('a/b.pdf', 'application/pdf', 1, '0', '2025-01-31');`)
  old.close()
  const sql = openSqlite(file)
  expect((await send(leadApiWith({ sql }).ask, 'profile')).status).toBe(200)
  const files = createMemoryFiles()
  await files.put('a/b.pdf', new Uint8Array(1))
  const inbox = createInboxStore(sql, files)
  const search = await inbox.search('ada@')
  expect(await inbox.page({ folder: 'inbox', state: 'closed', search }, false, 0, 9)).toMatchObject(
    [{ id: 'old' }],
  )
  expect(await inbox.erase(['old'])).toMatchObject({ removed: 1 })
  expect(await files.get('a/b.pdf')).toBeUndefined()
  sql.close()
  openSqlite(file).close()
})

test.each([
  ['an empty file', () => ''],
  ['a database of another program', () => databaseOf('CREATE TABLE leads (name TEXT)')],
  ['a text', () => 'This is a text, and long enough to be looked at as a database.'],
  ['half a database', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['a database with a page of zeros', (whole: Buffer) => whole.fill(0, 4096, 3 * 4096)],
])('%s is refused by its name, and stays as it is', async (_, make) => {
  const file = await databaseFile()
  const whole = `${file}.whole`
  openSqlite(whole).close()
  writeFileSync(file, make(readFileSync(whole)))
  const before = readFileSync(file)
  expect(() => openSqlite(file)).toThrow(`(${file})`)
  expect(readFileSync(file)).toEqual(before)
})

/** The bytes of a database after these statements. */
function databaseOf(statements: string): Uint8Array {
  const made = new DatabaseSync(':memory:')
  made.exec(statements)
  const bytes = made.serialize()
  made.close()
  return bytes
}
