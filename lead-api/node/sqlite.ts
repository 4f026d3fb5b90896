import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRecord } from '#shared/json.ts'
import { StorageUnavailable } from '#lead-api/store/sql.ts'
import { closeFolder, closeToOthers } from './files.ts'
import type { StatementSync } from 'node:sqlite'
import type { Row, Sql, SqlValue } from '#lead-api/store/sql.ts'

/** How long a database that another program has locked is waited for, in milliseconds. */
const LOCK_WAIT_MS = 2000
const MIGRATIONS = path.join(import.meta.dirname, '../migrations')

/** Codes of SQLite: https://sqlite.org/rescode.html */
const REASONS: Record<number, string> = {
  5: 'the database is locked by another program',
  6: 'the database is locked',
  8: 'the database is read-only',
  10: 'the disk has failed',
  11: 'the database is broken',
  13: 'the disk is full',
  14: 'the database cannot be opened',
  26: 'the file is not a database',
}

/** A database in one file. */
export interface Sqlite extends Sql {
  close: () => void
}

/**
 * Opens the database in the file at `location`, and brings its tables up to date. Without a location
 * it is in memory.
 * @throws StorageUnavailable when the file is not a database, or cannot be used
 */
export function openSqlite(location = ':memory:', lockWait = LOCK_WAIT_MS): Sqlite {
  if (location !== ':memory:') closeFolder(path.dirname(location))
  const database = guarded(() => open(location, lockWait), ` (${location})`)
  const statements = new Map<string, StatementSync>()

  function execute(text: string, values: readonly SqlValue[]): Row[] {
    const statement = statements.get(text) ?? database.prepare(text)
    statements.set(text, statement)
    return statement.all(...values)
  }

  return {
    run: async (text, ...values) => guarded(() => execute(text, values)),
    batch: async (list) =>
      guarded(() =>
        transaction(database, () => list.map(({ text, values }) => execute(text, values))),
      ),
    // Erased text stays in the log of changes until then.
    checkpoint: async () => guarded(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}

function open(location: string, timeout: number): DatabaseSync {
  const isNew = location === ':memory:' || !existsSync(location)
  const database = new DatabaseSync(location, { timeout })
  try {
    if (!isNew) refuseStrange(database)
    for (const ending of ['', '-wal', '-shm']) closeToOthers(`${location}${ending}`, 0o600)
    // FULL: a commit is on disk before it returns, also when the machine loses its power.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    )
    transaction(database, () => migrate(database))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** An empty inbox must not take the place of leads that were there. */
function refuseStrange(database: DatabaseSync): void {
  const leads = database.prepare("SELECT name FROM pragma_table_info('leads')").all()
  if (!leads.some(({ name }) => name === 'idempotency_key')) {
    throw new StorageUnavailable('the file is empty, or the database of another program')
  }
  const [row] = database.prepare('PRAGMA quick_check(1)').all()
  if (row?.['quick_check'] !== 'ok') throw new StorageUnavailable('the database is broken')
}

/** Applies the migrations that this database has not seen. They are recorded by name, as wrangler does for D1. */
function migrate(database: DatabaseSync): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT)')
  const applied = database.prepare('SELECT name FROM migrations').all()
  const insert = database.prepare('INSERT INTO migrations (name, applied_at) VALUES (?, ?)')
  // The first versions counted the migrations instead.
  const count = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  for (const [at, file] of readdirSync(MIGRATIONS).toSorted().entries()) {
    if (at < count || applied.some(({ name }) => name === file)) continue
    database.exec(readFileSync(path.join(MIGRATIONS, file), 'utf8'))
    insert.run(file, new Date().toISOString())
  }
}

function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function guarded<Result>(work: () => Result, where = ''): Result {
  try {
    return work()
  } catch (error) {
    const known = error instanceof StorageUnavailable ? error.message : undefined
    const reason = known ?? REASONS[codeOf(error)]
    if (reason === undefined) throw error
    throw new StorageUnavailable(`${reason}${where}`, { cause: error })
  }
}

/** SQLite's primary result code of an error; 0 for other errors. */
function codeOf(error: unknown): number {
  const code = isRecord(error) ? error['errcode'] : 0
  return typeof code === 'number' ? code & 0xff : 0
}
