import { DAY_MS } from '#shared/dates.ts'
import { randomHex } from '#lead-api/hmac.ts'

/** A value of a column. */
export type SqlValue = string | number | null

export type Row = Record<string, unknown>

/** One statement with the values of its question marks. */
export interface Statement {
  text: string
  values: readonly SqlValue[]
}

/**
 * A database that understands SQLite's SQL. Once a promise resolves, what was written is on disk.
 * Both functions reject with a `StorageUnavailable` when the database cannot be used at the moment.
 */
export interface Sql {
  /** Runs one statement and returns its rows. */
  run: (text: string, ...values: SqlValue[]) => Promise<Row[]>
  /** Runs all statements or none, and returns the rows of each. */
  batch: (statements: readonly Statement[]) => Promise<Row[][]>
  /** Removes what was deleted from the log of changes, where the database has one. */
  checkpoint?: () => Promise<void>
}

/** Nothing can be stored at the moment: the disk is full, or the database is locked. */
export class StorageUnavailable extends Error {
  /** @param reason for the log, without any part of what was to be stored */
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'StorageUnavailable'
  }
}

/** The ISO time so many milliseconds ago. */
export function timeAgo(span: number): string {
  return new Date(Math.max(0, Date.now() - span)).toISOString()
}

/** How long the keys of deleted leads and files are kept: longer than a site's outbox keeps a lead. */
export const LEFTOVERS_MS = 7 * DAY_MS

/** How many rows one step of a long job takes, so that other requests are answered in between. */
export const AT_ONCE = 100

/** Lets other requests be answered. */
export function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0))
}

/** Deletes the rows of a table to which a condition applies. */
export async function deleteRows(
  sql: Sql,
  table: 'files' | 'leads' | 'upload_bytes',
  condition: string,
  ...values: SqlValue[]
): Promise<void> {
  const deletion = `DELETE FROM ${table} WHERE rowid IN (
    SELECT rowid FROM ${table} WHERE ${condition} LIMIT ${AT_ONCE}) RETURNING 1`
  while ((await sql.run(deletion, ...values)).length === AT_ONCE) await pause()
}

/** A value that the service has made for itself, once; `make` is called when there is none. */
export async function settingOf(sql: Sql, name: string, make: () => string): Promise<string> {
  const read = () => sql.run('SELECT value FROM settings WHERE name = ?', name)
  const insert = 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING'
  const [known] = await read()
  if (!known) await sql.run(insert, name, make())
  const [row] = known ? [known] : await read()
  return String(row?.['value'])
}

/** A secret that the service has made for itself. */
export function secretOf(sql: Sql, name: string): () => Promise<string> {
  let secret: string | undefined
  return async () => (secret ??= await settingOf(sql, name, () => randomHex(32)))
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
