import { isRecord, words } from '../../schemas/fields/values.ts'
import { formatNaira } from '../../src/lib/money/money.ts'
import { planPrice, type PlanRates, userCounts } from '../../src/lib/money/plan-price.ts'

/** What visitors read for one number of users. */
export interface PriceRow {
  users: number
  month: string
  year: string
}

/** The prices that visitors will count from these fields, by the site's own formula; none without a price. */
export function priceRows(plan: unknown): PriceRow[] {
  const rates = toRates(plan)
  if (rates === undefined) return []
  return userCounts(rates).flatMap((users) => {
    const month = planPrice(rates, users, 'monthly')
    const year = planPrice(rates, users, 'annually')
    return month === null || year === null
      ? []
      : [{ users, month: formatNaira(month), year: formatNaira(year) }]
  })
}

function toRates(plan: unknown): PlanRates | undefined {
  if (!isRecord(plan)) return undefined
  const read = (field: string) => {
    const value = plan[field]
    return typeof value === 'number' ? value : null
  }
  const chooses = plan['hasDropdown'] === true
  return {
    type: words(plan['type']),
    baseAmount: read('baseAmount'),
    minUsers: read('minUsers'),
    // Without the choice a visitor sees the price of the fewest users alone.
    maxUsers: chooses ? read('maxUsers') : read('minUsers'),
    includedUsers: read('includedUsers'),
    extraUserAmount: read('extraUserAmount'),
  }
}
