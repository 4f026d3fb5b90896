// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { createLeadApi } from '#lead-api/lead-api.ts'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { leadApiWith, temporaryFolder } from '#lead-api/test-support.ts'
import { createMemoryFiles } from '#lead-api/uploads/file-store.ts'
import { PDF, sign } from '#lead-api/uploads/upload.fixture.ts'
import { createDiskSpace } from './disk-space.ts'
import { createFolderFiles } from './folder-files.ts'
import { openSqlite } from './sqlite.ts'
import type { DiskSpace } from '#lead-api/store/disk-space.ts'

const PLAN = '%PDF-1.7 a plan'
const MEGABYTE = 1024 * 1024

/** An API on a disk with so much left. */
function apiOnDisk(left: { uploads: number; leads: number; free: number }) {
  const acts: string[] = []
  const disk: DiskSpace = {
    left: async () => left,
    makeRoom: async () => void acts.push('room'),
    restore: async () => void acts.push('restored'),
  }
  const log: string[] = []
  const origin = 'https://leads.example'
  const api = createLeadApi({
    sql: openSqlite(),
    files: createMemoryFiles(),
    disk,
    address: origin,
    allowsOrigin: () => false,
    isInboxOpen: true,
    log: (line) => log.push(line),
  })
  const ask = (place: string, init?: RequestInit): Promise<Response> =>
    api.fetch(new Request(`${origin}${place}`, init), { address: '192.0.2.1' })
  return { ...api, acts, log, origin, ask }
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

test('a disk that is full is given room before something is deleted, and for the sweep', async () => {
  const api = apiOnDisk({ uploads: 0, leads: 0, free: 0 })
  await api.ask('/inbox')
  expect(api.acts).toEqual([])
  const headers = { origin: api.origin }
  await api.ask('/inbox/leads/none/delete', { method: 'POST', headers })
  expect(api.acts).toEqual(['room'])
  await api.sweep()
  expect(api.acts).toEqual(['room', 'room', 'restored'])
})

test('the room for deleting is set aside once, and given back while there is more', async () => {
  const folder = await temporaryFolder()
  const disk = createDiskSpace(folder)
  await disk.restore()
  const size = statSync(path.join(folder, 'reserve')).size
  expect(size).toBeGreaterThan(0)
  await disk.restore()
  await disk.makeRoom()
  expect(statSync(path.join(folder, 'reserve')).size).toBe(size)
})

test.each([
  ['without its tables', 'DROP TABLE leads', 'the database has failed'],
  ['that may only be read', 'PRAGMA query_only = ON', 'the database is read-only'],
])('a service with a database %s does not call itself healthy', async (_, statement, reason) => {
  const sql = openSqlite()
  const { ask } = leadApiWith({ sql })
  expect((await ask('/health')).status).toBe(200)
  expect(await sql.run('SELECT * FROM leads')).toEqual([])
  await sql.run(statement)
  const answer = await ask('/health')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ok: false, message: `No lead can be stored, because ${reason}.` },
  ])
})

test('a service whose database takes no more leads does not call itself healthy', async () => {
  const sql = openSqlite()
  const { ask } = leadApiWith({ sql })
  await sql.run('PRAGMA max_page_count = 60')
  const long = { ...VALID_BODIES.contact, description: 'x'.repeat(5000) }
  expect((await ask('/health')).status).toBe(200)
  while ((await send(ask, 'contact', long)).ok);
  expect((await ask('/health')).status).toBe(503)
})

test('the inbox can be read while another program holds the database, and health says that it does', async () => {
  const file = path.join(await temporaryFolder(), 'leads.sqlite')
  const sql = openSqlite(file, [1])
  const api = createLeadApi({
    sql,
    files: createMemoryFiles(),
    address: 'https://leads.example',
    allowsOrigin: () => false,
    isInboxOpen: true,
    log: () => {},
  })
  const ask = (place: string) =>
    api.fetch(new Request(`https://leads.example${place}`), { address: '' })
  await ask('/inbox')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  expect((await ask('/inbox')).status).toBe(200)
  expect((await ask('/health')).status).toBe(503)
  other.close()
})

test('what was erased is in no file of the folder', async () => {
  const folder = await temporaryFolder()
  const sql = openSqlite(path.join(folder, 'leads.sqlite'))
  const { ask } = leadApiWith({ sql })
  for (let n = 0; n < 30; n += 1) {
    const description = `Secret wish number ${n} ${'x'.repeat(n * 150)}`
    await send(ask, 'contact', { ...VALID_BODIES.contact, description })
  }
  const found = () =>
    readdirSync(folder).filter((name) =>
      /Secret wish|secret wish/.test(readFileSync(path.join(folder, name), 'latin1')),
    )
  expect(found()).not.toEqual([])
  const inbox = createInboxStore(sql, createMemoryFiles())
  expect(await inbox.erase('ada@example.com')).toMatchObject({ removed: 30 })
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
  await createDiskSpace(folder).restore()
  expect([modes(folder), modes(path.join(folder, 'uploads'))]).toEqual(['700', '700'])
  const names = ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'reserve', 'uploads/a.pdf']
  expect(names.map((name) => [name, modes(path.join(folder, name))])).toEqual(
    names.map((name) => [name, '600']),
  )
  sql.close()
})

test('files that a crash has left behind go with the next sweep, and others stay', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads')
  const api = leadApiWith({ files: createFolderFiles(folder) })
  const { path: address, key } = await sign(api)
  await api.ask(address, { method: 'PUT', headers: PDF, body: PLAN })
  const strays = ['stray.pdf', `${path.basename(key)}.5f0c.new`]
  for (const name of strays) await writeFile(path.join(folder, name), PLAN)
  await api.sweep()
  expect(readdirSync(folder)).toHaveLength(3)
  const old = new Date(Date.now() - 61 * 60 * 1000)
  for (const name of readdirSync(folder)) await utimes(path.join(folder, name), old, old)
  await api.sweep()
  expect(readdirSync(folder)).toEqual([path.basename(key)])
})

function modes(place: string): string {
  return (statSync(place).mode & 0o777).toString(8)
}
