import { clearDetailStorage } from './detail-storage.ts'
import { clearDrafts } from './drafts.ts'
import { notePendingLeads } from '#src/services/outbox/pending-hint.ts'
import { outbox } from '#src/services/outbox/outbox.ts'

/**
 * "Clear my details": nothing that was typed stays in this browser, in whatever tab and by whatever
 * build it was written. False when the browser did not confirm it.
 */
export async function clearMyDetails(): Promise<boolean> {
  clearDrafts()
  clearDetailStorage()
  const isGone = await outbox.clear()
  // What may be left has to go at a later visit.
  notePendingLeads(!isGone)
  return isGone
}
