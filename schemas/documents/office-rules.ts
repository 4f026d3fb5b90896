import type { ValidationError } from '@sanity/types'
import type { RuleResult } from '#schemas/rules/rules.ts'
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
