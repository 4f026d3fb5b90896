import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageUnavailable } from '#lead-api/store/storage-unavailable.ts'

const MIGRATIONS = path.join(import.meta.dirname, '../migrations')

/** What shows that a migration was applied by a version that did not record the names. */
const FIRST_MIGRATIONS: [name: string, column: string][] = [
  ['0001_leads.sql', 'leads.body'],
  ['0002_inbox.sql', 'leads.search_text'],
  ['0003_forwarding.sql', 'leads.forward_state'],
]

/**
 * Applies the migrations that this database has not seen, in one transaction of the caller. They are
 * recorded by name, as wrangler does for D1. Older versions count them in `user_version`: it is never
 * lowered, and an older version that lowers it does no harm.
 * @throws StorageUnavailable when a later version has changed the tables so that this one cannot use them
 */
export function migrate(database: DatabaseSync): void {
  const files = readdirSync(MIGRATIONS).toSorted()
  const before = columnsOf(database)
  database.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT)')
  const insert = database.prepare(
    'INSERT OR IGNORE INTO migrations (name, applied_at) VALUES (?, ?)',
  )
  for (const [name, column] of FIRST_MIGRATIONS) if (before.has(column)) insert.run(name, null)
  const applied = new Set(database.prepare('SELECT name FROM migrations').all().map(nameOf))
  for (const file of files.filter((name) => !applied.has(name))) {
    database.exec(readFileSync(path.join(MIGRATIONS, file), 'utf8'))
    insert.run(file, new Date().toISOString())
  }
  const [row] = database.prepare('PRAGMA user_version').all()
  const version = Math.max(files.length, Number(row?.['user_version']))
  database.exec(`PRAGMA user_version = ${version}`)

  const columns = columnsOf(database)
  const missing = [...neededColumns(files)].filter((column) => !columns.has(column))
  if (missing.length > 0) {
    const reason = `the database belongs to a version that this one cannot use (no ${missing[0]})`
    throw new StorageUnavailable(reason)
  }
}

/** True for a database of this service, of any version. */
export function hasLeads(database: DatabaseSync): boolean {
  const columns = columnsOf(database)
  return columns.has('leads.body') && columns.has('leads.idempotency_key')
}

/** `table.column` of each column of a database. */
function columnsOf(database: DatabaseSync): Set<string> {
  const rows = database
    .prepare(
      `SELECT m.name || '.' || c.name AS name FROM sqlite_master m, pragma_table_info(m.name) c
      WHERE m.type = 'table'`,
    )
    .all()
  return new Set(rows.map(nameOf))
}

function neededColumns(files: readonly string[]): Set<string> {
  const empty = new DatabaseSync(':memory:')
  for (const file of files) empty.exec(readFileSync(path.join(MIGRATIONS, file), 'utf8'))
  const columns = columnsOf(empty)
  empty.close()
  return columns
}

function nameOf(row: Record<string, unknown>): string {
  return String(row['name'])
}
