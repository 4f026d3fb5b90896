import { asText, keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import type { RuleResult } from './rules.ts'
import type { ValidationError } from '@sanity/types'

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Validates a time of day: two digits, a colon, two digits. */
export function checkClock(value: string | undefined): RuleResult {
  return value === undefined || CLOCK.test(value) ? true : 'Write the time as 08:12 or 17:05.'
}

/** Rejects a record in which an entry is older than the one before it. */
export function checkOrder(value: unknown): true | ValidationError {
  const entries = Array.isArray(value) ? value.filter(isRecord) : []
  const times = entries.map(({ time }) => asText(time))
  const late = times.findIndex((time, index) => index > 0 && time < (times[index - 1] ?? ''))
  if (late === -1) return true
  return {
    message: `${times[late]} is earlier than the entry above it, ${times[late - 1]}.`,
    path: [keyOf(entries[late], late), 'time'],
  }
}

/** Finds a drawing whose measure is not the decision's. */
export function checkChange(value: unknown, { parent }: { parent?: unknown }): RuleResult {
  const decision: unknown = Array.isArray(value) ? value.at(-1) : undefined
  const measure = isRecord(parent) ? asText(parent['changeLabel']) : ''
  if (!isRecord(decision) || asText(decision['text']).includes(measure)) return true
  return `The drawing says “${measure}” at its mark; the last entry does not.`
}
