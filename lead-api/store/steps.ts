import { StorageUnavailable } from './storage-unavailable.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Sql, SqlValue } from './sql.ts'

/** What is done in one go, so that other requests are answered in between. */
export const AT_ONCE = 100

/** Lets other requests be answered. */
export function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0))
}

/** False when the work has failed; a database that cannot work at all is not a matter of one row. */
export async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error
    return false
  }
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

/** Removes files; returns the keys of those that could not be removed, which do not stop the others. */
export async function removeFiles(
  files: FileStore,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  try {
    await files.remove(keys)
    return new Set()
  } catch {
    if (keys.length === 1) return new Set(keys)
  }
  const failed: string[] = []
  for (const key of keys) failed.push(...(await removeFiles(files, [key])))
  return new Set(failed)
}
