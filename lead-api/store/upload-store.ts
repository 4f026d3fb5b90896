import { AT_ONCE, deleteRows, pause, removeFiles } from './steps.ts'
import type { LeadFile } from '../types.ts'
import type { FileStore } from '../uploads/file-store.ts'
import type { Sql } from './sql.ts'

/**
 * What is to become of a file: `new` is to be stored, `stored` has arrived before, and `used` means that
 * the address has received another file, or that its file belongs to a lead.
 */
export type Reception = 'new' | 'stored' | 'used'

/** The table of uploaded files. A file is in it before any of it is stored, so that none is forgotten. */
export interface UploadStore {
  /** Notes what is about to be stored. */
  begin: (file: LeadFile) => Promise<Reception>
  /** Notes that it was stored. */
  finish: (file: LeadFile) => Promise<void>
  /** Deletes files that no lead has named by a time, and after another time forgets their keys. */
  sweep: (files: FileStore, unclaimedBefore: Date, keysBefore: Date) => Promise<void>
}

const BEGIN = `INSERT INTO files (key, content_type, bytes, sha256, stored_at, state)
  VALUES (?, ?, ?, ?, ?, 'signed')
  ON CONFLICT (key) DO UPDATE SET content_type = excluded.content_type, bytes = excluded.bytes,
    sha256 = excluded.sha256, stored_at = excluded.stored_at
  WHERE lead_id IS NULL AND state = 'signed' AND sha256 IN ('', excluded.sha256)
  RETURNING key`

// First the row: a lead that names the file meanwhile must not be told that it is there.
const GIVE_UP = `UPDATE files SET state = 'gone' WHERE key IN (
  SELECT key FROM files WHERE lead_id IS NULL AND state <> 'gone' AND stored_at < ?
  LIMIT ${AT_ONCE}) RETURNING key`
const GIVEN_UP = `SELECT key FROM files
  WHERE lead_id IS NULL AND state = 'gone' AND sha256 <> '' AND key > ? ORDER BY key LIMIT ${AT_ONCE}`
const REMOVED = `UPDATE files SET bytes = 0, sha256 = ''
  WHERE key IN (SELECT value FROM json_each(?)) AND state = 'gone'`

/** @param log receives a line for each file that cannot be removed */
export function createUploadStore(sql: Sql, log: (line: string) => void): UploadStore {
  async function removeGivenUp(files: FileStore, after = ''): Promise<void> {
    const rows = await sql.run(GIVEN_UP, after)
    const keys = rows.map(({ key }) => String(key))
    const failed = await removeFiles(files, keys)
    for (const key of failed) log(`Not deleted, because it cannot be removed: the file ${key}.`)
    await sql.run(REMOVED, JSON.stringify(keys.filter((key) => !failed.has(key))))
    if (keys.length === AT_ONCE) await removeGivenUp(files, keys.at(-1))
  }

  return {
    begin: async ({ key, contentType, bytes, sha256 }) => {
      const now = new Date().toISOString()
      const [row] = await sql.run(BEGIN, key, contentType, bytes, sha256, now)
      if (row) return 'new'
      const [known] = await sql.run('SELECT sha256, state FROM files WHERE key = ?', key)
      return known?.['sha256'] === sha256 && known['state'] === 'stored' ? 'stored' : 'used'
    },
    finish: async ({ key, sha256 }) => {
      const update = "UPDATE files SET state = 'stored' WHERE key = ? AND sha256 = ?"
      await sql.run(update, key, sha256)
    },
    sweep: async (files, unclaimedBefore, keysBefore) => {
      const time = unclaimedBefore.toISOString()
      while ((await sql.run(GIVE_UP, time)).length === AT_ONCE) await pause()
      await removeGivenUp(files)
      const isForgotten = "lead_id IS NULL AND state = 'gone' AND sha256 = '' AND stored_at < ?"
      await deleteRows(sql, 'files', isForgotten, keysBefore.toISOString())
    },
  }
}
