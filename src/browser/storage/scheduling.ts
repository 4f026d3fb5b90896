import { isRecord, parseJson } from '#shared/json.ts'
import { scheduleStateKey, bookingKey } from './safe-storage.ts'
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

/** A call that was booked in this tab. The scheduler may not tell its time. */
export interface Booking {
  start: Date | null
  end: Date | null
}

/**
 * Stores what the scheduler's message tells. `event` has the names of the scheduler's API: `start_time`
 * and `end_time`, ISO 8601.
 */
export function saveBooking(storage: SafeStorage, message: unknown): void {
  const payload = isRecord(message) ? message['payload'] : null
  const event = isRecord(payload) ? payload['event'] : null
  const { start_time: start, end_time: end } = isRecord(event) ? event : {}
  storage.write(bookingKey, JSON.stringify({ start, end }))
}

/** Reads a booking from its stored text; null where none was made. */
export function parseBooking(text: string | null): Booking | null {
  const value = parseJson(text)
  if (!isRecord(value)) return null
  const start = timeOf(value['start'])
  const end = timeOf(value['end'])
  return { start, end: start && end && end > start ? end : null }
}

/** A time without its zone would be another time elsewhere. */
function timeOf(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:?\d\d)$/.test(value))
    return null
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? null : time
}
