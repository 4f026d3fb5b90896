import { completeOlder } from './older-leads.ts'
import { AT_ONCE, isDone, pause, removeFiles } from './steps.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Sql } from './sql.ts'

/** How many leads were deleted, and how many could not be. */
export interface Deletion {
  removed: number
  failed: number
}

/** Deletes leads by their ids, with their files. One that cannot be deleted does not stop the others. */
export type DeleteLeads = (ids: readonly string[]) => Promise<Deletion>

const IN_LIST = 'IN (SELECT value FROM json_each(?))'
const FILES = `SELECT key, lead_id FROM files WHERE lead_id ${IN_LIST}`
const FORGET_FILES = `DELETE FROM files WHERE lead_id ${IN_LIST}`
const CLEAR = `UPDATE leads SET body = NULL, search_text = NULL, email_hash = NULL, origin = NULL, authorization = NULL,
  content_type = NULL, forward_state = 'off', forward_problem = NULL, delete_failed_at = NULL
  WHERE id ${IN_LIST}`
const MARK = `UPDATE leads SET delete_failed_at = ? WHERE id ${IN_LIST}`

/** @param log receives a line for each lead that cannot be deleted */
export function createDeletion(
  sql: Sql,
  files: FileStore,
  log: (line: string) => void,
): DeleteLeads {
  async function deleteGroup(ids: readonly string[]): Promise<Deletion> {
    await completeOlder(sql, JSON.stringify(ids))
    const rows = await sql.run(FILES, JSON.stringify(ids))
    // The files first: if the program ends in between, the leads are still there to be deleted again.
    const left = await removeFiles(
      files,
      rows.map(({ key }) => String(key)),
    )
    const keepers = new Set(
      rows.filter(({ key }) => left.has(String(key))).map((row) => row['lead_id']),
    )
    const removed = await clear(ids.filter((id) => !keepers.has(id)))
    const failed = ids.filter((id) => !removed.has(id))
    for (const id of failed) log(`Not deleted, and tried again by the next sweep: the lead ${id}.`)
    if (failed.length > 0)
      await isDone(() => sql.run(MARK, new Date().toISOString(), JSON.stringify(failed)))
    return { removed: removed.size, failed: failed.length }
  }

  /** All at once, or else one by one; returns those that are cleared. */
  async function clear(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const list = [JSON.stringify(ids)]
    const isCleared = await isDone(() =>
      sql.batch([
        { text: FORGET_FILES, values: list },
        { text: CLEAR, values: list },
      ]),
    )
    if (isCleared) return new Set(ids)
    if (ids.length === 1) return new Set()
    const cleared: string[] = []
    for (const id of ids) cleared.push(...(await clear([id])))
    return new Set(cleared)
  }

  return async (ids) => {
    const all = { removed: 0, failed: 0 }
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const { removed, failed } = await deleteGroup(ids.slice(start, start + AT_ONCE))
      all.removed += removed
      all.failed += failed
      await pause()
    }
    if (all.removed > 0) await sql.checkpoint?.()
    return all
  }
}
