import { calendarFile } from '#shared/calendar-file.ts'
import type { CalendarEvent } from '#shared/calendar-file.ts'

/** Downloads a calendar file, "call.ics", with these events. */
export function saveCalendar(name: string, events: readonly CalendarEvent[]): void {
  const file = calendarFile(new Date(), events)
  saveFile(new File([file], name, { type: 'text/calendar;charset=utf-8' }))
}

/** Downloads a file that the page has made. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
