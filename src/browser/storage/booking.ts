import { isRecord, parseJson } from '#shared/json.ts'
import { bookingKey } from './safe-storage.ts'
import type { SafeStorage } from './safe-storage.ts'

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
