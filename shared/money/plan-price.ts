export type Billing = 'monthly' | 'annually'

/** What the price of a plan depends on; amounts in naira a month. */
export interface PlanRates {
  type: string
  /** Missing where there is no price ("Contact us"). */
  baseAmount?: number | null
  minUsers?: number | null
  maxUsers?: number | null
  /** How many users the base amount pays for, and what each one beyond them adds. */
  includedUsers?: number | null
  extraUserAmount?: number | null
}

/** More entries than this make no list to choose from. */
const mostChoices = 100

/** The user counts that a plan offers, ascending; always at least one. */
export function userCounts({ minUsers, maxUsers }: PlanRates): number[] {
  const first = atLeastOne(minUsers, 1)
  const last = Math.min(atLeastOne(maxUsers, first), first + mostChoices - 1)
  return Array.from({ length: Math.max(last - first, 0) + 1 }, (_, index) => first + index)
}

/**
 * What a plan costs in naira, exactly: base times users, but for Pro the base plus an amount for each
 * user beyond the included ones. A year is twelve months less 15 %. A count the plan does not offer is
 * brought to its nearest one; null when the plan has no price.
 */
export function planPrice(plan: PlanRates, users: number, billing: Billing): number | null {
  if (plan.baseAmount === null || plan.baseAmount === undefined) return null
  const counts = userCounts(plan)
  const [fewest = 1, most = fewest] = [counts[0], counts.at(-1)]
  const charged = Math.min(Math.max(Math.round(users) || fewest, fewest), most)
  const month = monthOf(plan, plan.baseAmount, charged)
  // Twelve times 85 / 100 stays exact, where times 0.85 would not.
  return billing === 'monthly' ? month : (month * 12 * 85) / 100
}

/**
 * Where a larger plan is the cheaper one: the smallest number of users, from `users` on, at which one of
 * these costs less than `plan`, and by how much a month. Null where none ever does.
 */
export function cheaperPlan<Plan extends PlanRates>(
  plan: PlanRates,
  larger: readonly Plan[],
  users: number,
): { plan: Plan; users: number; saved: number } | null {
  for (const count of userCounts(plan).filter((offered) => offered >= users)) {
    const price = planPrice(plan, count, 'monthly') ?? 0
    for (const other of larger) {
      const otherPrice = userCounts(other).includes(count)
        ? planPrice(other, count, 'monthly')
        : null
      if (otherPrice !== null && otherPrice < price)
        return { plan: other, users: count, saved: price - otherPrice }
    }
  }
  return null
}

function monthOf(plan: PlanRates, base: number, users: number): number {
  const { type, includedUsers, minUsers, extraUserAmount } = plan
  if (type !== 'pro' && !extraUserAmount) return base * users
  const included = atLeastOne(includedUsers, atLeastOne(minUsers, 1))
  return base + (extraUserAmount ?? 0) * Math.max(users - included, 0)
}

function atLeastOne(count: number | null | undefined, otherwise: number): number {
  return Math.max(Math.round(count ?? otherwise), 1)
}
