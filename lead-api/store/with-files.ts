import { fileKeysOf } from './lead-body.ts'
import { toAnswer, toFile, toInboxLead } from './rows.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Row, Sql } from './sql.ts'

/** Rows of the table of leads, each with those of its files that have arrived. */
export async function withFiles(sql: Sql, rows: readonly Row[]): Promise<InboxLead[]> {
  const keys = rows.flatMap(fileKeysIn)
  // One statement for all: a database of another machine takes only so many statements and values.
  const found =
    keys.length === 0
      ? []
      : await sql.run(
          "SELECT * FROM files WHERE state = 'stored' AND key IN (SELECT value FROM json_each(?))",
          JSON.stringify(keys),
        )
  const files = new Map(found.map(toFile).map((file) => [file.key, file]))
  return rows.map((row) => toInboxLead(row, files))
}

/** The keys of the files that a row of the table of leads names. */
function fileKeysIn(row: Row): string[] {
  return fileKeysOf(toInboxLead(row, new Map()), toAnswer(row))
}
