import { detailKeys, detailStorage } from './detail-storage.ts'

/** Who joined the waitlist in this tab (§3): fills the scheduler's fields. */
export interface ScheduleState {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}

const key = detailKeys.schedule

/** Keeps the person until the tab is closed. */
export function saveScheduleState(state: ScheduleState): void {
  const { firstName, lastName, email, phoneNumber } = state
  detailStorage.write(key, JSON.stringify({ firstName, lastName, email, phoneNumber }))
}

/** Null on a direct visit to the scheduling page. */
export function readScheduleState(): ScheduleState | null {
  try {
    const value: unknown = JSON.parse(detailStorage.read(key) ?? 'null')
    return isScheduleState(value) ? value : null
  } catch {
    return null
  }
}

export function clearScheduleState(): void {
  detailStorage.remove(key)
}

function isScheduleState(value: unknown): value is ScheduleState {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return ['firstName', 'lastName', 'email', 'phoneNumber'].every(
    (field) => typeof fields.get(field) === 'string',
  )
}
