import { isRecord, parseJson } from '#src/lib/json.ts'

/** Who joined the waitlist in this tab: fills the scheduler's fields. */
export interface ScheduleState {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

/** Its key in the tab's session storage. */
export const scheduleStateKey = 'schedule'

/** Reads the state from its stored text; null for anything else. */
export function parseScheduleState(text: string | null): ScheduleState | null {
  const value = parseJson(text)
  if (!isRecord(value)) return null
  const { firstName, lastName, email, phoneNumber } = value
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null
  if (typeof email !== 'string' || typeof phoneNumber !== 'string') return null
  return { firstName, lastName, email, phoneNumber }
}
