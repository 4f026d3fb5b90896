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
