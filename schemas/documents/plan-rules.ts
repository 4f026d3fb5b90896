import type { ValidationError } from '@sanity/types'
import { advise } from '#schemas/rules/context.ts'
import { keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'

/** Rejects numbers of users that a visitor could not choose from. */
export function checkUsers(plan: unknown): true | ValidationError {
  if (!isRecord(plan)) return true
  const { minUsers, maxUsers, includedUsers, hasDropdown, baseAmount } = plan
  const fewest = asNumber(minUsers) ?? 1
  const most = asNumber(maxUsers)
  if (most !== undefined && most < fewest) {
    return {
      message: `The largest number of users is below the smallest (${fewest}).`,
      path: ['maxUsers'],
    }
  }
  if (hasDropdown === true && asNumber(baseAmount) === undefined) {
    return { message: 'A choice of users needs a price to count with.', path: ['baseAmount'] }
  }
  if (hasDropdown === true && (most === undefined || most === fewest)) {
    return {
      message: 'A choice of users needs a largest number above the smallest.',
      path: ['maxUsers'],
    }
  }
  if (most !== undefined && (asNumber(includedUsers) ?? 0) > most) {
    return {
      message: `More users are included than can be chosen (${most}).`,
      path: ['includedUsers'],
    }
  }
  return true
}

/** Warns where the price in words differs from the price in figures. */
export function checkPriceWords(said: unknown, plan: unknown): true | ValidationError {
  const words = typeof said === 'string' ? said.replaceAll(/\D/g, '') : ''
  const counted = isRecord(plan) ? asNumber(plan['baseAmount']) : undefined
  if (words === '' || counted === undefined || Number(words) === counted) return true
  return advise(`The words say ${String(said)}, the price counted with is ${counted}.`)
}

/** Rejects a row of the compare table with two values for one plan. */
export function checkColumns(value: unknown): true | ValidationError[] {
  const entries = Array.isArray(value) ? value.filter(isRecord) : []
  const doubled = entries.filter(
    ({ plan }, index) => entries.findIndex((other) => other['plan'] === plan) < index,
  )
  if (doubled.length === 0) return true
  return doubled.map((entry) => ({
    message: `This row has an entry for ${String(entry['plan'])} already.`,
    path: [keyOf(entry)],
  }))
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
