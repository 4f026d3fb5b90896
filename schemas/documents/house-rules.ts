import type { ValidationError } from '@sanity/types'
import { keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import { formatNaira } from '#shared/money.ts'

/** How many weeks the drawing of the house has. */
export const houseWeeks = 20

/** The list without scripts has room for as many. */
const mostListed = 4

/** Rejects weeks whose money does not add up, or that cannot be listed. */
export function checkHouse(house: unknown): true | ValidationError[] {
  if (!isRecord(house)) return true
  const { budget, firstWeek } = house
  const weeks = Array.isArray(house['weeks']) ? house['weeks'].filter(isRecord) : []
  const findings = [
    ...weeks.flatMap((week, index) => checkAmount(week, weeks.slice(index + 1))),
    ...checkSum(weeks, budget),
    ...checkListed(weeks),
    ...(typeof firstWeek === 'number' && !Number.isInteger(firstWeek)
      ? [{ message: 'Write a whole week.', path: ['firstWeek'] }]
      : []),
  ]
  return findings.length === 0 ? true : findings
}

type Week = Record<string, unknown>

function checkAmount(week: Week, later: Week[]): ValidationError[] {
  const { release, amount } = week
  const here = (message: string) => [{ message, path: ['weeks', keyOf(week), 'amount'] }]
  if (release === 'none') {
    return amount === undefined ? [] : here('Nothing is released this week: remove the amount.')
  }
  if (typeof amount !== 'number' || amount <= 0) return here('Write how much, in naira.')
  if (release !== 'held') return []
  return later.some((other) => other['release'] === 'released' && other['amount'] === amount)
    ? []
    : here(`${formatNaira(amount)} is held, but no later week releases it.`)
}

/** The whole budget is paid at the end. */
function checkSum(weeks: Week[], budget: unknown): ValidationError[] {
  if (typeof budget !== 'number' || weeks.length === 0) return []
  const sum = weeks
    .filter(({ release }) => release === 'released')
    .reduce((total, { amount }) => total + (typeof amount === 'number' ? amount : 0), 0)
  if (sum === budget) return []
  const gap = `${formatNaira(Math.abs(sum - budget))} ${sum < budget ? 'less' : 'more'}`
  const message = `The releases add up to ${formatNaira(sum)}, ${gap} than the budget.`
  return [{ message, path: ['budget'] }]
}

function checkListed(weeks: Week[]): ValidationError[] {
  const listed = weeks.filter((week) => week['listed'] === true).length
  if (weeks.length === 0 || (listed > 0 && listed <= mostListed)) return []
  const message = `${listed} weeks are marked for the list without scripts: mark one to ${mostListed}.`
  return [{ message, path: ['weeks'] }]
}
