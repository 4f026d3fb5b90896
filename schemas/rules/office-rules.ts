import type { ValidationError } from '@sanity/types'
import type { RuleResult } from './rules.ts'
import { isRecord } from '../../src/lib/json.ts'

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
