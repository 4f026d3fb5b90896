import { fileKeysOf } from './lead-body.ts'
import { toAnswer, toFile, toInboxLead } from './rows.ts'
import type { InboxLead } from '../types.ts'
import type { Row, Sql } from './sql.ts'

/** A row of the table of leads with those of its files that have arrived. */
export async function withFiles(sql: Sql, row: Row): Promise<InboxLead> {
  const keys = fileKeysIn(row)
  const marks = keys.map(() => '?').join(', ')
  const found = await sql.run(`SELECT * FROM files WHERE key IN (${marks})`, ...keys)
  return toInboxLead(row, new Map(found.map(toFile).map((file) => [file.key, file])))
}

/** The keys of the files that a row of the table of leads names. */
export function fileKeysIn(row: Row): string[] {
  return fileKeysOf(toInboxLead(row, new Map()), toAnswer(row))
}
