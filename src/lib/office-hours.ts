/** When an office is open, in its local time: hours of the day, halves as .5; Monday to Friday. */
export interface OfficeHours {
  /** IANA name, such as "Africa/Lagos". */
  timeZone: string
  opensAt?: number | null
  closesAt?: number | null
}

export interface OfficeMoment {
  /** "14:20" */
  time: string
  /** 0 to 23 */
  hour: number
  open: boolean
  /** "Open now", "Opens at 08:00", "Opens on Monday at 08:00"; empty without opening hours. */
  state: string
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

/** The time at the office and whether it is open; null for an unknown time zone. */
export function officeMoment(office: OfficeHours, now: Date): OfficeMoment | null {
  const clock = clockAt(office.timeZone, now)
  if (!clock) return null
  const { hour, minute, day } = clock
  const time = `${twoDigits(hour)}:${twoDigits(minute)}`
  const { opensAt, closesAt } = office
  if (!isHour(opensAt) || !isHour(closesAt)) return { time, hour, open: false, state: '' }
  const at = hour + minute / 60
  const open = isOpen(opensAt, closesAt, day, at)
  return { time, hour, open, state: open ? 'Open now' : nextOpening(opensAt, day, at) }
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

/** "Open 08:00 to 17:00, Monday to Friday"; null without opening hours. */
export function describeHours(office: OfficeHours): string | null {
  const hours = shortHours(office)
  return hours && `Open ${hours}, Monday to Friday`
}

/** "08:00 to 17:00"; null without opening hours. */
export function shortHours({ opensAt, closesAt }: OfficeHours): string | null {
  if (!isHour(opensAt) || !isHour(closesAt)) return null
  return `${clockTime(opensAt)} to ${clockTime(closesAt)}`
}

// Hours that run past midnight belong to the day on which they began.
function isOpen(opensAt: number, closesAt: number, day: number, at: number): boolean {
  if (opensAt < closesAt) return isWorkday(day) && at >= opensAt && at < closesAt
  return (isWorkday(day) && at >= opensAt) || (isWorkday(day - 1) && at < closesAt)
}

function nextOpening(opensAt: number, today: number, at: number): string {
  const clock = clockTime(opensAt)
  if (isWorkday(today) && at < opensAt) return `Opens at ${clock}`
  if (isWorkday(today + 1)) return `Opens tomorrow at ${clock}`
  const offset = [2, 3].find((days) => isWorkday(today + days)) ?? 3
  return `Opens on ${weekdays[(today + offset) % 7]} at ${clock}`
}

function isWorkday(day: number): boolean {
  const weekday = (day + 7) % 7
  return weekday >= 1 && weekday <= 5
}

function clockAt(timeZone: string, now: Date) {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(now)
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    return {
      hour: Number(read('hour')),
      minute: Number(read('minute')),
      day: weekdays.indexOf(read('weekday')),
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
