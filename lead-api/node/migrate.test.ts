// @vitest-environment node
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { leadApiWith, temporaryFolder } from '#lead-api/test-support.ts'
import { openSqlite } from './sqlite.ts'

const MIGRATIONS = path.join(import.meta.dirname, '../migrations')
const FILES = readdirSync(MIGRATIONS).toSorted()

/**
 * A version that knows the first `known` migrations, as versions up to the third were written: they
 * count migrations in `user_version`, and lower it. It stores a lead, unless it cannot start.
 */
function runOldVersion(file: string, known: number, id: string): boolean {
  const database = new DatabaseSync(file)
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
    database.exec('BEGIN')
    for (const name of FILES.slice(0, known).slice(version)) {
      database.exec(readFileSync(path.join(MIGRATIONS, name), 'utf8'))
    }
    database.exec(`PRAGMA user_version = ${known}`)
    database.exec(`INSERT INTO leads (id, call, received_at, body, answer_status, answer_body)
      VALUES ('${id}', 'contact', '2025-01-31T12:00:00.000Z', '{"email":"${id}@example.com"}', 200, '{}')`)
    database.exec('COMMIT')
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}

test('whichever versions ran before, this one starts and has every lead', async () => {
  const versions = fc.array(fc.constantFrom(1, 2, 3, 'this' as const), {
    minLength: 1,
    maxLength: 7,
  })
  await fc.assert(
    fc.asyncProperty(versions, async (history) => {
      const file = path.join(await temporaryFolder(), 'leads.sqlite')
      const expected: string[] = []
      for (const [at, version] of [...history, 'this' as const].entries()) {
        const id = `lead-${at}`
        if (version !== 'this') {
          if (runOldVersion(file, version, id)) expected.push(id)
          continue
        }
        const sql = openSqlite(file)
        const { ask } = leadApiWith({ sql })
        const key = { 'idempotency-key': id }
        expect((await send(ask, 'contact', VALID_BODIES.contact, key)).status).toBe(200)
        await sql.run('UPDATE leads SET id = idempotency_key WHERE idempotency_key = ?', id)
        expected.push(id)
        sql.close()
      }
      const sql = openSqlite(file)
      const rows = await sql.run('SELECT id FROM leads ORDER BY number')
      sql.close()
      expect(rows.map((row) => row['id'])).toEqual(expected)
    }),
    { numRuns: 12 },
  )
})

test('a database of a later version is used as long as it has what this one needs', async () => {
  const file = path.join(await temporaryFolder(), 'leads.sqlite')
  openSqlite(file).close()
  const later = new DatabaseSync(file)
  later.exec(`INSERT INTO migrations VALUES ('9999_later.sql', ''); PRAGMA user_version = 99;
    ALTER TABLE leads ADD COLUMN later TEXT; CREATE TABLE later (x);`)
  const sql = openSqlite(file)
  expect(await sql.run('PRAGMA user_version')).toEqual([{ user_version: 99 }])
  expect((await send(leadApiWith({ sql }).ask, 'contact')).status).toBe(200)
  sql.close()
  later.exec('ALTER TABLE leads RENAME COLUMN search_text TO words')
  later.close()
  expect(() => openSqlite(file)).toThrow(`(no leads.search_text) (${file})`)
})

test.each([
  ['an empty file', () => ''],
  ['a database without tables', () => databaseOf('PRAGMA user_version = 3')],
  ['a database of another program', () => databaseOf('CREATE TABLE leads (name TEXT)')],
  ['a text', () => 'This is a text, and long enough to be looked at as a database.'],
  ['a half database', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['a database with a page of zeros', (whole: Buffer) => whole.fill(0, 4096, 3 * 4096)],
])('%s is refused by its name, and stays as it is', async (_, make) => {
  const file = path.join(await temporaryFolder(), 'leads.sqlite')
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
