import { asText } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import { formatNaira } from '#shared/money.ts'
import { planPrice, type PlanRates, userCounts } from '#shared/plans.ts'

/** The price that visitors see for one number of users. */
export interface PriceRow {
  users: number
  month: string
  year: string
}

/** The prices that visitors will see, by the site's own formula; empty without a price. */
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
    type: asText(plan['type']),
    baseAmount: read('baseAmount'),
    minUsers: read('minUsers'),
    // Without the choice visitors see only the price for the fewest users.
    maxUsers: chooses ? read('maxUsers') : read('minUsers'),
    includedUsers: read('includedUsers'),
    extraUserAmount: read('extraUserAmount'),
  }
}
