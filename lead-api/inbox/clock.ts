import { DAY_MS, daysLater } from '#shared/dates.ts'

/** Where the team works: days begin and dates are meant in the first of them. */
export const OFFICES = [
  { city: 'Abuja', zone: 'Africa/Lagos' },
  { city: 'Saskatoon', zone: 'America/Regina' },
] as const

const HOME = OFFICES[0].zone

const formats = new Map<string, Intl.DateTimeFormat>()

function format(time: Date, zone: string, locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `${zone} ${locale} ${Object.values(options).join(' ')}`
  const known = formats.get(key)
  const made = known ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  formats.set(key, made)
  return made.format(time)
}

/** "14:20" */
export function clockTime(time: Date, zone: string = HOME): string {
  return format(time, zone, 'en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** "2026-11-26" */
export function dayOf(time: Date, zone: string = HOME): string {
  return format(time, zone, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' })
}

/** "16 February"; with a year that is not this one, "16 February 2026". */
export function dayName(time: Date, now: Date = new Date(), month: 'long' | 'short' = 'long') {
  const isThisYear = dayOf(time).slice(0, 4) === dayOf(now).slice(0, 4)
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  // Of the short names, only this one has four letters.
  return format(time, HOME, 'en-GB', { day: 'numeric', month, ...year }).replace(/Sept\b/, 'Sep')
}

/** "today, 16:00", "tomorrow, 09:00" or "17 February, 10:00". */
export function momentName(time: Date, now: Date = new Date()): string {
  const days = (Date.parse(dayOf(time)) - Date.parse(dayOf(now))) / DAY_MS
  const named = new Map([
    [-1, 'yesterday'],
    [0, 'today'],
    [1, 'tomorrow'],
  ])
  return `${named.get(days) ?? dayName(time, now)}, ${clockTime(time)}`
}

/** "6 min", "2 h", or the clock time of yesterday, or a day. */
export function ageName(time: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - time.getTime()) / 60_000))
  if (dayOf(time) === dayOf(now)) {
    return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
  }
  return dayOf(time) === daysLater(dayOf(now), -1) ? clockTime(time) : dayName(time, now, 'short')
}

/** "14:20" of today, "15 Feb 14:20" before. */
export function actTime(time: string, now: Date): string {
  const date = new Date(time)
  const clock = clockTime(date)
  return dayOf(date) === dayOf(now) ? clock : `${dayName(date, now, 'short')} ${clock}`
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return daysLater(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The ISO time of "2026-11-26", its beginning, or of "2026-11-26T14:20"; undefined for anything else. */
export function instantOf(local: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(local)) return undefined
  const asUtc = Date.parse(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const shown = Date.parse(`${localMinute(new Date(asUtc))}Z`)
  // Before the year 1, years are written in another way.
  if (Number.isNaN(shown)) return undefined
  return new Date(asUtc - (shown - asUtc)).toISOString()
}

/** "2026-11-26T14:20", as a field of a date and time has it. */
export function localMinute(time: Date): string {
  return `${dayOf(time)}T${clockTime(time)}`
}
