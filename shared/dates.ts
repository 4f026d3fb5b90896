const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const moment = { dateStyle: 'long', timeStyle: 'short' } as const

/** "2026-11-16" as the page writes it: "16 November 2026". */
export function formatDay(date: string): string {
  return day.format(new Date(date))
}

/** A moment in the visitor's own time: "26 November 2026 at 14:05". */
export function formatMoment(time: Date): string {
  return time.toLocaleString('en-GB', moment)
}

/** The day of a moment in the visitor's own time: "26 November 2026". */
export function formatLocalDay(time: Date): string {
  return time.toLocaleDateString('en-GB', { dateStyle: 'long' })
}
