import { asText } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import type { RuleResult } from './rules.ts'

interface Around {
  parent?: unknown
}

/** Rejects payments that are larger than the budget. */
export function checkBudget(released: number | undefined, { parent }: Around): RuleResult {
  if (released === undefined || !isRecord(parent)) return true
  const { budget, paidBefore } = parent
  if (typeof budget !== 'number' || typeof paidBefore !== 'number') return true
  const over = paidBefore + released - budget
  return over <= 0
    ? true
    : `What was paid before and this release are ${over} naira more than the budget.`
}

/** Finds a title of checks that does not state their number. */
export function checkCount(passedAgain: number | undefined, { parent }: Around): RuleResult {
  if (passedAgain === undefined || !isRecord(parent)) return true
  const first = parent['passedFirst']
  const said = asText(parent['checksHeading'])
  if (typeof first !== 'number' || said === '') return true
  const count = first + passedAgain
  return new RegExp(`\\b${count}\\b`).test(said)
    ? true
    : `Both visits make ${count} checks; the title “${said}” does not say ${count}.`
}
