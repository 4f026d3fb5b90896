// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { leadApiWith, temporaryFolder } from '#lead-api/test-support.ts'
import { createMemoryFiles } from '#lead-api/uploads/file-store.ts'
import { openSqlite } from './sqlite.ts'

test('the leads of an older version are found after an update, and are not forwarded', async () => {
  const file = path.join(await temporaryFolder(), 'leads.sqlite')
  const old = new DatabaseSync(file)
  const migrations = path.join(import.meta.dirname, '../migrations')
  old.exec(readFileSync(path.join(migrations, '0001_leads.sql'), 'utf8'))
  old.exec(`PRAGMA user_version = 1;
    INSERT INTO leads (id, call, received_at, body, answer_status, answer_body) VALUES
    ('1', 'contact', '2025-01-31T12:00:00.000Z', '{"email":"Ada@Example.com"}', 200, '{}')`)
  old.close()

  const sql = openSqlite(file)
  const inbox = createInboxStore(sql, createMemoryFiles())
  const { leads } = await inbox.find({ text: 'ada', call: undefined, status: 'open' }, 10)
  expect(leads).toMatchObject([{ id: '1', forwarding: { state: 'off' } }])
  expect(await inbox.erase('ada@example.com')).toMatchObject({ removed: 1, mentions: 0 })
  sql.close()
})

test('of several statements all are applied, or none', async () => {
  const sql = openSqlite()
  const insert = { text: 'INSERT INTO settings (name, value) VALUES (?, ?)', values: ['a', 'b'] }
  await expect(sql.batch([insert, insert])).rejects.toThrow('UNIQUE')
  expect(await sql.run('SELECT * FROM settings')).toEqual([])
})

test('two servers on one file make one lead of a key that comes to both at once', async () => {
  const file = path.join(await temporaryFolder(), 'leads.sqlite')
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
