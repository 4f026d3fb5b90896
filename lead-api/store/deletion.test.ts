import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { signedIn } from '#lead-api/inbox/inbox.fixture.ts'
import { leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import { filesOf } from '#lead-api/uploads/upload.fixture.ts'
import { createInboxStore } from './inbox-store.ts'
import { searchTextOf } from './search-text.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Sql } from './sql.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Keys that earlier versions took, which did not look at them. */
const STRANGE = ['..', '/', '', '\u0000', 'é'.repeat(1000), '../../leads.sqlite', '"]']

/** Stores an application of so many days ago that names these files. */
async function storeApplication(
  sql: Sql,
  files: FileStore,
  id: string,
  keys: string[],
  days: number,
): Promise<void> {
  const uploadedFiles = filesOf(...keys)
  const body = { ...VALID_BODIES.funding, email: `${id}@example.com`, uploadedFiles }
  const time = new Date(Date.now() - days * DAY_MS).toISOString()
  await sql.run(
    `INSERT INTO leads (id, call, received_at, body, search_text, answer_status, answer_body)
    VALUES (?, 'funding', ?, ?, ?, 200, '{}')`,
    id,
    time,
    JSON.stringify(body),
    searchTextOf(body),
  )
  for (const key of keys.filter((name) => name.endsWith('.pdf'))) {
    await files.put(key, new Uint8Array([1]))
    const insert = `INSERT INTO files (key, content_type, bytes, sha256, stored_at, lead_id)
      VALUES (?, 'application/pdf', 1, '0', ?, ?)`
    await sql.run(insert, key, time, id)
  }
}

test('an application with a key that is no file ends neither retention nor erasure for the others', async () => {
  const [sql, files] = [testSql(), testFiles()]
  const api = leadApiWith({ sql, files, retentionDays: 30 })
  for (const [at, key] of STRANGE.entries())
    await storeApplication(sql, files, `strange-${at}`, [key], 31)
  await storeApplication(sql, files, 'old', ['..', 'landingpage/plan.pdf'], 31)
  await storeApplication(sql, files, 'ada', ['landingpage/ada.pdf', '..'], 29)
  await api.sweep()
  expect((await api.leads.leads()).map(({ id }) => id)).toEqual(['ada'])
  expect(api.log).toContain('Leads that were older than 30 days and are deleted: 8.')
  expect(await files.get('landingpage/plan.pdf')).toBeUndefined()
  expect(await files.get('landingpage/ada.pdf')).toBeDefined()
  const inbox = createInboxStore(sql, files)
  expect(await inbox.erase(['ada'])).toEqual({ removed: 1, failed: 0 })
  expect(await files.get('landingpage/ada.pdf')).toBeUndefined()
  expect(await sql.run('SELECT * FROM files')).toEqual([])
})

test.each([
  ['no number of days is set', {}],
  ['no calendar has so many days', { retentionDays: 999_999_999 }],
])('every lead is kept where %s', async (_what, options) => {
  const sql = testSql()
  await storeApplication(sql, testFiles(), 'old', [], 10_000)
  const api = leadApiWith({ sql, ...options })
  await api.sweep()
  expect(await api.leads.leads()).toHaveLength(1)
})

test('a lead whose file cannot be removed stops no other, and is named in the log and in the inbox', async () => {
  const [sql, stored] = [testSql(), testFiles()]
  let isStuck = true
  const remove: FileStore['remove'] = async (keys) => {
    if (isStuck && keys.includes('landingpage/stuck.pdf')) throw new Error('A bad block.')
    await stored.remove(keys)
  }
  const api = await signedIn({ sql, files: { ...stored, remove }, retentionDays: 30 })
  for (const name of ['one', 'stuck', 'three'])
    await storeApplication(sql, stored, name, [`landingpage/${name}.pdf`], 31)
  await api.sweep()
  expect((await api.leads.leads()).map(({ id }) => id)).toEqual(['stuck'])
  expect(await stored.get('landingpage/three.pdf')).toBeUndefined()
  expect(api.log).toContain('Not deleted, and tried again by the next sweep: the lead stuck.')
  expect(await api.read('/inbox')).toContain('Leads that could not be deleted: 1.')
  // It was to be deleted, so a later sweep does so whatever its age, once the file can be removed.
  isStuck = false
  await leadApiWith({ sql, files: stored }).sweep()
  expect(await api.leads.leads()).toEqual([])
  expect(await api.read('/inbox')).not.toContain('could not be deleted')
})

test('others are answered while thousands of old leads and their files are deleted', async () => {
  const sql = testSql()
  const api = leadApiWith({ sql, retentionDays: 30 })
  await sql.run(`WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 3000)
    INSERT INTO leads (id, call, received_at, body, answer_status, answer_body)
    SELECT 'lead-' || n, 'funding', '2020-01-01T00:00:00.000Z', '{}', 200, '{}' FROM n`)
  await sql.run(`INSERT INTO files (key, content_type, bytes, sha256, stored_at, lead_id)
    SELECT 'landingpage/' || id || '.pdf', 'application/pdf', 1, '0', received_at, id FROM leads`)
  let answered = 0
  const sweep = { isRunning: true }
  const sweeping = api.sweep().then(() => (sweep.isRunning = false))
  while (sweep.isRunning) {
    expect((await send(api.ask, 'profile')).status).toBe(200)
    answered += 1
    await new Promise((resolve) => void setTimeout(resolve, 0))
  }
  await sweeping
  expect(answered).toBeGreaterThan(10)
  expect(await sql.run("SELECT key FROM files WHERE state <> 'gone'")).toEqual([])
  expect((await api.leads.leads()).every(({ call }) => call === 'profile')).toBe(true)
})
