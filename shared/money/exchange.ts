import { formatAmount } from './money.ts'
import { rateDays } from './rate-days.ts'

const day = 24 * 60 * 60 * 1000

/** Whether rates of this day ("2026-11-16") are recent enough to be shown; false for anything but a date. */
export function isRecent(date: string, now: number): boolean {
  return now - Date.parse(date) <= rateDays * day
}

/**
 * What naira are worth in a currency of which one costs `rate` naira, to three figures and in whole
 * units: more would pretend to a precision that a dated rate does not have.
 */
export function convert(naira: number, rate: number): number {
  const worth = naira / rate
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(worth)) - 2)
  return Math.round(worth / unit) * unit
}

/** As the page writes it: 120,000,000 naira at 1,100 give "CAD 109,000". */
export function formatConverted(naira: number, { currency, naira: rate }: Rate): string {
  return `${currency} ${formatAmount(convert(naira, rate))}`
}

/** What one unit of a currency costs. */
export interface Rate {
  /** ISO 4217, such as "CAD". */
  currency: string
  naira: number
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-11-16" as the page writes it: "16 November 2026". */
export function formatDay(date: string): string {
  return longDate.format(new Date(date))
}
