import { parseScheduleState, scheduleStateKey } from '#src/lib/storage/schedule-state.ts'
import { detailStorage } from './detail-storage.ts'
import type { ScheduleState } from '#src/lib/storage/schedule-state.ts'

/** Stores who joined the waitlist until the tab is closed. */
export function saveScheduleState(state: ScheduleState): void {
  const { firstName, lastName, email, phoneNumber } = state
  detailStorage.write(scheduleStateKey, JSON.stringify({ firstName, lastName, email, phoneNumber }))
}

/** Null on a direct visit to the scheduling page. */
export function readScheduleState(): ScheduleState | null {
  return parseScheduleState(detailStorage.read(scheduleStateKey))
}
