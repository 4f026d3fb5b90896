import { isRecord, parseJson } from '#src/lib/json.ts'

/** Who joined the waitlist in this tab (§3, "Schedule state"). */
export interface ScheduleState {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

/** Where the tab's session storage keeps it. */
export const scheduleStateKey = 'schedule'

/** The state out of its stored text; null for anything that is not one. */
export function parseScheduleState(text: string | null): ScheduleState | null {
  const value = parseJson(text)
  if (!isRecord(value)) return null
  const { firstName, lastName, email, phoneNumber } = value
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null
  if (typeof email !== 'string' || typeof phoneNumber !== 'string') return null
  return { firstName, lastName, email, phoneNumber }
}
