import { clearDrafts } from './drafts.ts'
import { outbox } from './outbox.ts'
import { clearScheduleState } from './schedule-state.ts'

/** "Clear my details": nothing that was typed stays in this browser. */
export async function clearMyDetails(): Promise<void> {
  clearDrafts()
  clearScheduleState()
  await outbox.clear()
}
