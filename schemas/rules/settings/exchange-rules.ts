import type { ValidationError } from '@sanity/types'
import { advise } from '#schemas/rules/advice.ts'
import { keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import { isRecent } from '#shared/money/exchange.ts'
import { rateDays } from '#shared/money/rate-days.ts'

/** Rejects a second rate of one currency. */
export function checkCurrencies(value: unknown): true | ValidationError[] {
  const rates = Array.isArray(value) ? value.filter(isRecord) : []
  const doubled = rates.filter(
    ({ currency }, index) => rates.findIndex((other) => other['currency'] === currency) < index,
  )
  if (doubled.length === 0) return true
  return doubled.map((rate) => ({
    message: `There is a rate of ${String(rate['currency'])} already.`,
    path: [keyOf(rate)],
  }))
}

/** Warns of rates that visitors no longer see, and of those from days to come. */
export function checkRateDate(value: unknown, now: number): true | ValidationError {
  if (typeof value !== 'string') return true
  if (Date.parse(value) > now) return advise('This day is still to come.')
  return isRecent(value, now)
    ? true
    : advise(
        `These rates are older than ${rateDays} days: visitors see naira alone until you write newer ones and their day.`,
      )
}
