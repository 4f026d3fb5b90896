import { shortHours, weekdays } from './office-hours.ts'
import type { OfficeHours } from './office-hours.ts'

/** "Open 08:00 to 17:00, Monday to Friday"; null without opening hours. */
export function describeHours(office: OfficeHours): string | null {
  const hours = shortHours(office)
  return hours && `Open ${hours}, ${describeDays(office.days)}`
}

function describeDays(days: OfficeHours['days']): string {
  if (!days?.length) return 'Monday to Friday'
  const open = weekdays.filter((name) => days.includes(name))
  if (open.length === 7) return 'every day'
  const [first = '', last = ''] = [open[0], open.at(-1)]
  const isRun =
    open.length > 2 && weekdays.indexOf(last) - weekdays.indexOf(first) === open.length - 1
  return isRun ? `${first} to ${last}` : new Intl.ListFormat('en-GB').format(open)
}
