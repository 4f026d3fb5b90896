import { asText, isRecord } from '#shared/json.ts'
import { formatNaira } from '#shared/money.ts'
import { planPrice, userCounts } from '#shared/plans.ts'

/** The prices that visitors will see, for each number of users; empty without a price. */
export function priceRows(plan: unknown): { users: number; month: string; year: string }[] {
  if (!isRecord(plan)) return []
  const minUsers = asNumber(plan['minUsers'])
  const rates = {
    type: asText(plan['type']),
    baseAmount: asNumber(plan['baseAmount']),
    minUsers,
    // Without the choice visitors see only the price for the fewest users.
    maxUsers: plan['hasDropdown'] === true ? asNumber(plan['maxUsers']) : minUsers,
    includedUsers: asNumber(plan['includedUsers']),
    extraUserAmount: asNumber(plan['extraUserAmount']),
  }
  return userCounts(rates).flatMap((users) => {
    const month = planPrice(rates, users, 'monthly')
    const year = planPrice(rates, users, 'annually')
    return month === null || year === null
      ? []
      : [{ users, month: formatNaira(month), year: formatNaira(year) }]
  })
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
