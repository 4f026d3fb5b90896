// @vitest-environment node
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { signedIn } from '#lead-api/inbox/inbox.fixture.ts'
import { leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import { filesOf } from '#lead-api/uploads/upload.fixture.ts'
import { createInboxStore } from './inbox-store.ts'
import { completeOlderLeads } from './older-leads.ts'
import { StorageUnavailable } from './sql.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Sql } from './sql.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Keys that versions took which did not look at them. */
const STRANGE = ['..', '.', '/', '', '\u0000', 'é'.repeat(1000), '../../leads.sqlite', '"]', '$.x']

/** Stores an application as a version before the links from files to leads did. */
async function storeAsOlder(sql: Sql, id: string, keys: string[], days = 0): Promise<void> {
  const body = {
    ...VALID_BODIES.funding,
    email: `${id}@example.com`,
    uploadedFiles: filesOf(...keys),
  }
  const time = new Date(Date.now() - days * DAY_MS).toISOString()
  await sql.run(
    `INSERT INTO leads (id, call, received_at, idempotency_key, body, answer_status, answer_body)
    VALUES (?, 'funding', ?, ?, ?, 200, '{}')`,
    id,
    time,
    `key of ${id}`,
    JSON.stringify(body),
  )
}

/** Stores a file as such a version did. */
async function storeFile(sql: Sql, files: FileStore, key: string): Promise<void> {
  await files.put(key, new Uint8Array([1]))
  const insert =
    'INSERT OR REPLACE INTO files (key, content_type, bytes, sha256, stored_at) VALUES (?, ?, 1, ?, ?)'
  await sql.run(insert, key, 'application/pdf', '0', new Date(Date.now() - DAY_MS).toISOString())
}

test('an application with a key that is no file ends neither retention nor erasure for the others', async () => {
  const [sql, files] = [testSql(), testFiles()]
  const api = leadApiWith({ sql, files, retentionDays: 30 })
  for (const [at, key] of STRANGE.entries()) await storeAsOlder(sql, `strange-${at}`, [key], 31)
  await storeFile(sql, files, 'landingpage/plan.pdf')
  await storeFile(sql, files, 'landingpage/ada.pdf')
  await storeAsOlder(sql, 'old', ['..', 'landingpage/plan.pdf'], 31)
  await storeAsOlder(sql, 'ada', ['landingpage/ada.pdf', '..', 'landingpage/plan.pdf'])
  await api.sweep()
  expect((await api.leads.leads()).map(({ id }) => id)).toEqual(['ada'])
  expect(await files.get('landingpage/plan.pdf')).toBeUndefined()
  expect(await files.get('landingpage/ada.pdf')).toBeDefined()
  const inbox = createInboxStore(sql, files)
  expect(await inbox.erase('ada@example.com')).toEqual({ removed: 1, failed: 0, mentions: 0 })
  expect(await files.get('landingpage/ada.pdf')).toBeUndefined()
  expect(await sql.run("SELECT * FROM files WHERE state <> 'gone'")).toEqual([])
})

test('a lead whose file cannot be removed stops no other, and is named in the log and in the inbox', async () => {
  const [sql, stored] = [testSql(), testFiles()]
  let isStuck = true
  const remove: FileStore['remove'] = async (keys) => {
    if (isStuck && keys.includes('landingpage/stuck.pdf')) throw new Error('A bad block.')
    await stored.remove(keys)
  }
  const api = await signedIn({ sql, files: { ...stored, remove }, retentionDays: 30 })
  for (const name of ['one', 'stuck', 'three']) {
    await storeFile(sql, stored, `landingpage/${name}.pdf`)
    await storeAsOlder(sql, name, [`landingpage/${name}.pdf`], 31)
  }
  await api.sweep()
  expect((await api.leads.leads()).map(({ id }) => id)).toEqual(['stuck'])
  expect(await stored.get('landingpage/three.pdf')).toBeUndefined()
  expect(api.log).toContain('Not deleted, and tried again by the next sweep: the lead stuck.')
  expect(await api.search()).toContain('Leads that could not be deleted: 1.')
  const pressed = await api.press('/inbox/leads/stuck/delete')
  expect(pressed.headers.get('location')).toContain('done=kept')
  // It was to be deleted, so a later sweep does so whatever its age, once the file can be removed.
  isStuck = false
  await leadApiWith({ sql, files: stored }).sweep()
  expect(await api.leads.leads()).toEqual([])
  expect(await api.search()).not.toContain('could not be deleted')
})

test('files and words of older leads are linked in steps, and an end in the middle loses none', async () => {
  const [sql, files] = [testSql(), testFiles()]
  const ids = Array.from({ length: 230 }, (_, number) => `lead-${number}`)
  for (const id of ids) await storeAsOlder(sql, id, [`landingpage/${id}.pdf`, '..'])
  await sql.run(`INSERT INTO files (key, content_type, bytes, sha256, stored_at)
    SELECT 'landingpage/' || id || '.pdf', 'application/pdf', 1, '0', received_at FROM leads`)
  let steps = 0
  const dying: Sql = {
    ...sql,
    batch: async (statements) => {
      steps += 1
      if (steps === 2) throw new StorageUnavailable('killed')
      return sql.batch(statements)
    },
  }
  await expect(completeOlderLeads(dying)).rejects.toThrow('killed')
  const linked = () =>
    sql.run(
      'SELECT count(*) AS count FROM files WHERE key LIKE ? || lead_id || ?',
      'landingpage/',
      '.pdf',
    )
  expect(await linked()).toEqual([{ count: 100 }])
  await completeOlderLeads(sql)
  expect(await linked()).toEqual([{ count: 230 }])
  expect(await sql.run('SELECT id FROM leads WHERE search_text IS NULL')).toEqual([])
  // A later visit of an older version adds what is linked the next time.
  await storeAsOlder(sql, 'later', ['landingpage/later.pdf'])
  await storeFile(sql, files, 'landingpage/later.pdf')
  const inbox = createInboxStore(sql, files)
  expect(await inbox.remove('later')).toEqual({ removed: 1, failed: 0 })
  expect(await files.get('landingpage/later.pdf')).toBeUndefined()
})

test('others are answered while thousands of old leads and their files are deleted', async () => {
  const sql = testSql()
  const api = leadApiWith({ sql, retentionDays: 30 })
  await sql.run(`WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1200)
    INSERT INTO leads (id, call, received_at, body, answer_status, answer_body, is_indexed)
    SELECT 'lead-' || n, 'funding', '2020-01-01T00:00:00.000Z', '{}', 200, '{}', 1 FROM n`)
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
