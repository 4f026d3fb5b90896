import { t } from '#shared/words/words.ts'

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

/** "2026-11-16" as the page writes it: "16 November 2026". */
export function formatDay(date: string): string {
  return new Date(date).toLocaleDateString(t().tag, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A moment in the visitor's own time: "26 November 2026 at 14:05". */
export function formatMoment(time: Date): string {
  return time.toLocaleString(t().tag, moment)
}

/** The day of a moment in the visitor's own time: "26 November 2026". */
export function formatLocalDay(time: Date): string {
  return time.toLocaleDateString(t().tag, { dateStyle: 'long' })
}

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The first Monday after a day of the visitor's calendar, also after a Monday: "2026-11-30". */
export function nextMonday(today: Date): string {
  const days = 7 - ((today.getDay() + 6) % 7)
  return isoDay(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days))
}

/** The day so many days after another: "2026-11-30" and 7 give "2026-12-07". */
export function daysLater(date: string, days: number): string {
  return isoDay(Date.parse(date) + days * DAY_MS)
}

/** The month of a day in short: "Nov". */
export function formatMonth(date: string): string {
  return new Date(date).toLocaleDateString(t().tag, { month: 'short', timeZone: 'UTC' })
}
