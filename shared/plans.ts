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

/** A longer row of numbers is no list to choose from. */
const longestRow = 100

/** The user counts that a plan offers, ascending; always at least one. */
export function userCounts({ minUsers, maxUsers }: PlanRates): number[] {
  const first = atLeastOne(minUsers, 1)
  const last = Math.min(atLeastOne(maxUsers, first), first + longestRow - 1)
  return Array.from({ length: Math.max(last - first, 0) + 1 }, (_, index) => first + index)
}

/**
 * What a plan costs in naira, exactly: base times users, but for Pro the base plus an amount for each
 * user beyond the included ones. A count the plan does not offer is brought to its nearest one; null when the
 * plan has no price.
 */
export function planPrice(plan: PlanRates, users: number, billing: Billing): number | null {
  if (plan.baseAmount === null || plan.baseAmount === undefined) return null
  const counts = userCounts(plan)
  const [fewest = 1, most = fewest] = [counts[0], counts.at(-1)]
  const charged = Math.min(Math.max(Math.round(users) || fewest, fewest), most)
  const month = monthOf(plan, plan.baseAmount, charged)
  return billing === 'monthly' ? month : yearOf(month)
}

/** A year is twelve months less 15 %. Times 85 / 100 stays exact, where times 0.85 would not. */
export function yearOf(month: number): number {
  return (month * 12 * 85) / 100
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

/** What decides whether a plan has room for a team, and what it costs. */
export interface PlanLimits extends PlanRates {
  /** Missing where there is no limit. */
  maxProjects?: number | null
}

export interface Need {
  /** Infinity: more than any priced plan takes. */
  people: number
  /** Infinity: several. */
  projects: number
}

export interface PricedPlan<Plan> {
  plan: Plan
  /** Naira a month, for each project. */
  month: number
}

export interface FoundPlan<Plan> {
  plan: Plan
  /** Naira for each project; null where the price is agreed with the visitor. */
  month: number | null
  year: number | null
  /** The cheapest of the other plans that have room. */
  next: PricedPlan<Plan> | null
  /** A plan that would have cost less, had it room for so many projects. */
  tooSmall: Plan | null
}

/** From how many people on one plan costs less than another. */
export interface PriceTurn<Plan> {
  plan: Plan
  than: Plan
  people: number
}

/** The largest team that any plan with a price takes, at most 100. */
export function mostPeople(plans: readonly PlanRates[]): number {
  const most = plans.filter(hasPrice).map((plan) => userCounts(plan).at(-1) ?? 1)
  return Math.min(Math.max(0, ...most), longestRow)
}

/**
 * The cheapest plan that has room for these people and projects; of two that cost the same the later one,
 * which includes the other. Where no priced plan has room, the first one whose price is agreed; null where
 * none has room. A team below a plan's fewest users pays for these, as on the plan's card.
 */
export function findPlan<Plan extends PlanLimits>(
  plans: readonly Plan[],
  need: Need,
): FoundPlan<Plan> | null {
  const priced = withPrice(plans, need)
  const [best, next = null] = priced
  if (!best) {
    const plan = plans.find((one) => !hasPrice(one) && hasRoom(one, need))
    return plan ? { plan, month: null, year: null, next: null, tooSmall: null } : null
  }
  const { plan, month } = best
  const forOne = withPrice(plans, { ...need, projects: 1 })[0]
  return {
    plan,
    month,
    year: planPrice(plan, need.people, 'annually'),
    next,
    tooSmall: forOne && forOne.plan !== plan ? forOne.plan : null,
  }
}

/**
 * Where the found plan and its rival change places: the size of team from which a larger plan is cheaper,
 * or from which the found one became cheaper than the next. Null where neither ever happens.
 */
export function findTurn<Plan extends PlanLimits>(
  plans: readonly Plan[],
  found: FoundPlan<Plan>,
  need: Need,
): PriceTurn<Plan> | null {
  const rivals = plans.filter((plan) => plan !== found.plan && hasProjects(plan, need.projects))
  const ahead = cheaperPlan(found.plan, rivals, need.people)
  if (ahead) return { plan: ahead.plan, than: found.plan, people: ahead.users }
  if (!found.next) return null
  const passed = cheaperPlan(found.next.plan, [found.plan], 1)
  return passed ? { plan: found.plan, than: found.next.plan, people: passed.users } : null
}

export interface PlanRange<Plan> {
  plan: Plan
  from: number
  /** Infinity: no limit. */
  to: number
}

/** Which plan costs least for which sizes of team, from one person on, with neighbors joined. */
export function planRanges<Plan extends PlanLimits>(
  plans: readonly Plan[],
  projects: number,
): PlanRange<Plan>[] {
  const most = mostPeople(plans)
  const sizes = [...Array.from({ length: most }, (_, index) => index + 1), Infinity]
  const ranges: PlanRange<Plan>[] = []
  for (const people of sizes) {
    const plan = findPlan(plans, { people, projects })?.plan
    const last = ranges.at(-1)
    const from = people === Infinity ? most + 1 : people
    if (last && last.plan === plan) last.to = people
    else if (plan) ranges.push({ plan, from, to: people })
  }
  return ranges
}

/** What a plan costs this team a month, for each project; null without a price or room. */
export function priceFor(plan: PlanLimits, need: Need): number | null {
  return hasRoom(plan, need) ? planPrice(plan, need.people, 'monthly') : null
}

/** The plans with a price and room, cheapest first, with their price for this team. */
function withPrice<Plan extends PlanLimits>(
  plans: readonly Plan[],
  need: Need,
): PricedPlan<Plan>[] {
  return plans
    .flatMap((plan) => {
      const month = priceFor(plan, need)
      return month === null ? [] : [{ plan, month }]
    })
    .toReversed()
    .toSorted((a, b) => a.month - b.month)
}

function hasPrice({ baseAmount }: PlanRates): boolean {
  return baseAmount !== null && baseAmount !== undefined
}

function hasRoom(plan: PlanLimits, { people, projects }: Need): boolean {
  const most = hasPrice(plan) ? (userCounts(plan).at(-1) ?? 1) : (plan.maxUsers ?? Infinity)
  return people <= most && hasProjects(plan, projects)
}

function hasProjects({ maxProjects }: PlanLimits, projects: number): boolean {
  return projects <= (maxProjects ?? Infinity)
}
