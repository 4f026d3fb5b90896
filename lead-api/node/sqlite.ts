import { chmodSync, existsSync, linkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '#shared/json.ts'
import { StorageUnavailable } from '#lead-api/store/storage-unavailable.ts'
import { closeFile, closeFolder } from './private-files.ts'
import { hasLeads, migrate } from './migrate.ts'
import type { StatementSync } from 'node:sqlite'
import type { Row, Sql, SqlValue } from '#lead-api/store/sql.ts'

/** About four seconds in all. */
const LOCK_WAITS = [10, 20, 50, 100, 200, 400, 800, 1200, 1200]

/** Codes of SQLite: https://sqlite.org/rescode.html */
const BUSY = 5
const LOCKED = 6
const REASONS: Record<number, string> = {
  [BUSY]: 'the database is locked by another program',
  [LOCKED]: 'the database is locked',
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
 * @param lockWaits waits before a locked database is tried again, in milliseconds
 * @throws StorageUnavailable when the file is not a database, or cannot be used
 */
export function openSqlite(location = ':memory:', lockWaits = LOCK_WAITS): Sqlite {
  if (location !== ':memory:') closeFolder(path.dirname(location))
  const database = guarded(() => open(location), ` (${location})`)
  const statements = new Map<string, StatementSync>()

  function execute(text: string, values: readonly SqlValue[]): Row[] {
    const statement = statements.get(text) ?? database.prepare(text)
    statements.set(text, statement)
    return statement.all(...values)
  }

  return {
    run: (text, ...values) => whenFree(() => execute(text, values), lockWaits),
    batch: (list) =>
      whenFree(
        () => transaction(database, () => list.map(({ text, values }) => execute(text, values))),
        lockWaits,
      ),
    // Erased text stays in the log of changes until then.
    checkpoint: () => whenFree(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'), lockWaits),
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}

function open(location: string): DatabaseSync {
  if (location !== ':memory:' && !existsSync(location)) create(location)
  const database = new DatabaseSync(location, { timeout: 2000 })
  try {
    if (location !== ':memory:') refuseStrange(database)
    for (const ending of ['', '-wal', '-shm']) closeFile(`${location}${ending}`)
    // FULL: a commit is on disk before it returns, also when the machine loses its power.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    )
    transaction(database, () => migrate(database))
    // From here on a lock is waited for without stopping the program: see `whenFree`.
    database.exec('PRAGMA busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Makes the tables beside the file, so that a crash leaves the whole database or none. */
function create(location: string): void {
  const aside = `${location}.${process.pid}.new`
  rmSync(aside, { force: true })
  const database = new DatabaseSync(aside)
  chmodSync(aside, 0o600)
  transaction(database, () => migrate(database))
  database.close()
  try {
    linkSync(aside, location)
  } catch (error) {
    // Another program was faster.
    if (!existsSync(location)) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** An empty inbox must not take the place of leads that were there. */
function refuseStrange(database: DatabaseSync): void {
  if (!hasLeads(database)) {
    throw new StorageUnavailable('the file is empty, or the database of another program')
  }
  const [row] = database.prepare('PRAGMA quick_check(1)').all()
  if (row?.['quick_check'] !== 'ok') throw new StorageUnavailable('the database is broken')
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

async function whenFree<Result>(work: () => Result, waits: readonly number[]): Promise<Result> {
  for (const wait of waits) {
    try {
      return guarded(work)
    } catch (error) {
      if (!isLocked(error)) throw error
    }
    await sleep(wait)
  }
  return guarded(work)
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

function isLocked(error: unknown): boolean {
  const code = error instanceof StorageUnavailable ? codeOf(error.cause) : 0
  return code === BUSY || code === LOCKED
}

/** SQLite's primary result code of an error; 0 for other errors. */
function codeOf(error: unknown): number {
  const code = isRecord(error) ? error['errcode'] : 0
  return typeof code === 'number' ? code & 0xff : 0
}
