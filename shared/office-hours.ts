import { DAY_MS } from './dates.ts'
import { t } from '#shared/words/words.ts'

/** When an office is open, in its local time: hours of the day, halves as .5. */
export interface OfficeHours {
  /** IANA name, such as "Africa/Lagos". */
  timeZone: string
  opensAt?: number | null
  closesAt?: number | null
  /** English names ("Monday"); without any, Monday to Friday. */
  days?: readonly string[] | null
  /** Dates there ("2026-12-25") on which it is closed, and why. */
  holidays?: readonly { date: string; name: string }[] | null
}

export interface OfficeMoment {
  /** "14:20" */
  time: string
  /** 0 to 23 */
  hour: number
  open: boolean
  /** "Open now", "Opens on Monday at 08:00", "Closed for Christmas Day"; empty without opening hours. */
  state: string
  /** How long until it opens: minutes, and "in 4 h 38 min" or, from a day on, "on Monday at 08:00"; null while open or unknown. */
  opening: { minutes: number; text: string } | null
}

/** The days of a week, as an office's hours name them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)
const week = [0, 1, 2, 3, 4, 5, 6, 7]

/** The time at the office and whether it is open; null for an unknown time zone. */
export function officeMoment(office: OfficeHours, now: Date): OfficeMoment | null {
  const clock = clockAt(office.timeZone, now)
  if (!clock) return null
  const { hour, minute } = clock
  const time = `${twoDigits(hour)}:${twoDigits(minute)}`
  const { opensAt, closesAt } = office
  if (!isHour(opensAt) || !isHour(closesAt))
    return { time, hour, open: false, state: '', opening: null }
  const at = hour + minute / 60
  const dayIn = (days: number) => new Date(clock.today + days * DAY_MS)
  const isWorkday = (days: number) => worksOn(office, dayIn(days))
  // Hours that run past midnight belong to the day on which they began.
  const open =
    opensAt < closesAt
      ? isWorkday(0) && at >= opensAt && at < closesAt
      : (isWorkday(0) && at >= opensAt) || (isWorkday(-1) && at < closesAt)
  if (open) return { time, hour, open, state: t().hours.open, opening: null }
  const holiday = holidayOn(office, dayIn(0))
  const wait = week.find((days) => isWorkday(days) && (days > 0 || at < opensAt))
  if (wait === undefined)
    return {
      time,
      hour,
      open,
      state: holiday ? t().hours.closedFor(holiday.name) : t().hours.closed,
      opening: null,
    }
  const day = whenOf(wait, dayIn(wait), clockTime(opensAt))
  const minutes = Math.round((wait * 24 + opensAt) * 60) - hour * 60 - minute
  const opening = {
    minutes,
    text: minutes < 24 * 60 ? t().hours.in(Math.floor(minutes / 60), minutes % 60) : day,
  }
  return {
    time,
    hour,
    open,
    state: holiday ? t().hours.closedFor(holiday.name) : t().hours.opens(day),
    opening,
  }
}

/** For each of the 24 hours of a working day, whether the office is open in it. */
export function openHours({ opensAt, closesAt }: OfficeHours): boolean[] {
  if (!isHour(opensAt) || !isHour(closesAt)) return hoursOfDay.map(() => false)
  return hoursOfDay.map((hour) =>
    opensAt < closesAt
      ? hour + 1 > opensAt && hour < closesAt
      : hour + 1 > opensAt || hour < closesAt,
  )
}

/** "08:00 to 17:00"; null without opening hours. */
export function shortHours({ opensAt, closesAt }: OfficeHours): string | null {
  if (!isHour(opensAt) || !isHour(closesAt)) return null
  return t().hours.range(clockTime(opensAt), clockTime(closesAt))
}

/** "at 08:00", "tomorrow at 08:00" or "on Monday at 08:00". */
function whenOf(wait: number, day: Date, time: string): string {
  const words = t().hours
  if (wait === 0) return words.today(time)
  return wait === 1 ? words.tomorrow(time) : words.onDay(shownName(day), time)
}

/** The name of a day in the page's language. */
function shownName(day: Date): string {
  return day.toLocaleDateString(t().tag, { weekday: 'long', timeZone: 'UTC' })
}

function nameOf(day: Date): string {
  return weekdays[(day.getUTCDay() + 6) % 7] ?? ''
}

/** English names, in the order of the week or of the editor. */
function workdays({ days }: OfficeHours): readonly string[] {
  return days?.length ? days : weekdays.slice(0, 5)
}

function worksOn(office: OfficeHours, day: Date): boolean {
  return workdays(office).includes(nameOf(day)) && !holidayOn(office, day)
}

function holidayOn({ holidays }: OfficeHours, day: Date) {
  return holidays?.find(({ date }) => date === day.toISOString().slice(0, 10))
}

/** `today`: midnight of the local date, as if it were UTC. */
function clockAt(timeZone: string, now: Date) {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(now)
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    return {
      hour: read('hour'),
      minute: read('minute'),
      today: Date.UTC(read('year'), read('month') - 1, read('day')),
    }
  } catch {
    return null
  }
}

function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function isHour(hour: number | null | undefined): hour is number {
  return typeof hour === 'number' && hour >= 0 && hour <= 24
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** "Open 08:00 to 17:00, Monday to Friday"; null without opening hours. */
export function describeHours(office: OfficeHours): string | null {
  const hours = shortHours(office)
  return hours && t().hours.openOn(hours, describeDays(workdays(office)))
}

function describeDays(days: readonly string[]): string {
  const open = weekdays.flatMap((name, index) => (days.includes(name) ? index : []))
  if (open.length === 7) return t().hours.everyDay
  const [first = 0, last = 0] = [open[0], open.at(-1)]
  const isRun = open.length > 2 && last - first === open.length - 1
  return isRun
    ? t().hours.days(shownDay(first), shownDay(last))
    : new Intl.ListFormat(t().tag).format(open.map(shownDay))
}

/** The name of the first day of a week and those after it; 1 January 2024 was a Monday. */
function shownDay(index: number): string {
  return shownName(new Date(Date.UTC(2024, 0, index + 1)))
}
