import { isRecord, parseJson } from '#shared/json.ts'
import { scheduleStateKey } from './safe-storage.ts'
import type { SafeStorage } from './safe-storage.ts'

/** Who joined the waitlist in this tab: fills the scheduler's fields. */
export interface ScheduleState {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

export function saveScheduleState(storage: SafeStorage, state: ScheduleState): void {
  const { firstName, lastName, email, phoneNumber } = state
  storage.write(scheduleStateKey, JSON.stringify({ firstName, lastName, email, phoneNumber }))
}

/** Null where nobody joined the waitlist. */
export function readScheduleState(storage: SafeStorage): ScheduleState | null {
  return parseScheduleState(storage.read(scheduleStateKey))
}

/** Reads the state from its stored text; null for anything else. */
export function parseScheduleState(text: string | null): ScheduleState | null {
  const value = parseJson(text)
  if (!isRecord(value)) return null
  const { firstName, lastName, email, phoneNumber } = value
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null
  if (typeof email !== 'string' || typeof phoneNumber !== 'string') return null
  return { firstName, lastName, email, phoneNumber }
}
