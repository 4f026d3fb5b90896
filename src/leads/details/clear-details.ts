import { clearDetailStorage } from './detail-storage.ts'
import { clearDrafts } from './drafts.ts'
import { notePendingLeads } from '#src/leads/outbox/pending-hint.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'

/**
 * "Clear my details": deletes everything that was typed in this browser, in any tab and with any
 * build. False when the browser did not confirm it.
 */
export async function clearMyDetails(): Promise<boolean> {
  clearDrafts()
  clearDetailStorage()
  const isCleared = await outbox.clear()
  // What may be left is deleted at a later visit.
  notePendingLeads(!isCleared)
  return isCleared
}
