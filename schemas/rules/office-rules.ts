import type { ValidationError } from '@sanity/types'
import type { RuleResult } from './rules.ts'
import { isRecord } from '#shared/json.ts'
import { keyOf } from '#schemas/fields/values.ts'

/** Validates a time zone: one of those that browsers know. */
export function checkTimeZone(value: string | undefined): RuleResult {
  if (value === undefined) return true
  try {
    Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return 'No browser knows this time zone: write it as Africa/Lagos or America/Regina.'
  }
}

/**
 * Warns of a phone number that not every phone or WhatsApp can dial as it is written. Empty is valid; an
 * extension is dialled after the number.
 */
export function checkPhone(value: string | undefined): RuleResult {
  if (value === undefined || value.trim() === '') return true
  const digits = value.replace(/ ext\. \d+$/, '').replace(/\D/g, '').length
  const isDialled = /^\+[1-9][\d ().-]*(?: ext\. \d+)?$/.test(value) && !/\( ?0/.test(value)
  return (
    (isDialled && digits >= 8 && digits <= 15) ||
    'Write one number that begins with its country code and has no (0) in it, such as +234 803 123 4567 or +44 20 7946 0958 ext. 12. Otherwise visitors may not be able to call it or to open it in WhatsApp.'
  )
}

/** Rejects an office that closes before it opens. */
export function checkHours(office: unknown): true | ValidationError {
  if (!isRecord(office)) return true
  const { opensAt, closesAt } = office
  if (typeof opensAt !== 'number' || typeof closesAt !== 'number' || opensAt < closesAt) return true
  return { message: `The office would close before it opens (${opensAt}).`, path: ['closesAt'] }
}

/** Rejects a day that is a holiday twice. */
export function checkHolidays(office: unknown): true | ValidationError[] {
  const list = isRecord(office) ? office['holidays'] : null
  const holidays = Array.isArray(list) ? list.filter(isRecord) : []
  const doubled = holidays.filter(
    ({ date }, index) => holidays.findIndex((other) => other['date'] === date) < index,
  )
  if (doubled.length === 0) return true
  return doubled.map((one) => ({
    message: `${String(one['date'])} is in the list already.`,
    path: ['holidays', keyOf(one)],
  }))
}
