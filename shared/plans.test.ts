import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cheaperPlan,
  planPrice,
  userCounts,
  findPlan,
  findTurn,
  mostPeople,
  planRanges,
} from './plans.ts'
import type { PlanLimits, PlanRates } from './plans.ts'

const free: PlanLimits = { type: 'free', baseAmount: 0, minUsers: 1, maxUsers: 1, maxProjects: 1 }
const basic: PlanLimits = { type: 'basic', baseAmount: 20_000, minUsers: 1, maxUsers: 10 }
const pro: PlanLimits = {
  type: 'pro',
  baseAmount: 45_000,
  minUsers: 3,
  maxUsers: 10,
  includedUsers: 3,
  extraUserAmount: 10_000,
}
const enterprise: PlanLimits = { type: 'enterprise' }

// Worked out by hand, not by the formula under test.
const monthly = {
  basic: [20, 40, 60, 80, 100, 120, 140, 160, 180, 200],
  pro: [45, 55, 65, 75, 85, 95, 105, 115],
}
const annually = {
  basic: [204, 408, 612, 816, 1020, 1224, 1428, 1632, 1836, 2040],
  pro: [459, 561, 663, 765, 867, 969, 1071, 1173],
}

test.each([
  ['basic', basic, 'monthly', monthly.basic],
  ['basic', basic, 'annually', annually.basic],
  ['pro', pro, 'monthly', monthly.pro],
  ['pro', pro, 'annually', annually.pro],
] as const)('every user count of %s has the price that was worked out by hand', (...row) => {
  const [, plan, billing, thousands] = row
  const prices = userCounts(plan).map((users) => planPrice(plan, users, billing))
  expect(prices).toEqual(thousands.map((amount) => amount * 1000))
})

test('Free costs nothing, Enterprise has no price', () => {
  expect(planPrice(free, 1, 'monthly')).toBe(0)
  expect(planPrice(free, 1, 'annually')).toBe(0)
  expect(planPrice(enterprise, 1, 'annually')).toBeNull()
})

const amounts = fc.integer({ min: 0, max: 10_000_000 })
const counts = fc.integer({ min: 1, max: 60 })

test('a year saves 15 % of twelve months, to the kobo', () => {
  fc.assert(
    fc.property(amounts, counts, (baseAmount, users) => {
      const plan: PlanRates = { type: 'basic', baseAmount, minUsers: 1, maxUsers: 60 }
      const month = BigInt(planPrice(plan, users, 'monthly') ?? 0)
      const year = planPrice(plan, users, 'annually') ?? 0
      expect(BigInt(Math.round(year * 100))).toBe(month * 12n * 85n)
    }),
  )
})

test('limits that make no sense leave one count to choose', () => {
  expect(userCounts({ type: 'basic', minUsers: 5, maxUsers: 2 })).toEqual([5])
  expect(userCounts({ type: 'basic' })).toEqual([1])
  expect(userCounts({ type: 'basic', minUsers: 1, maxUsers: 1e9 })).toHaveLength(100)
  expect(planPrice(basic, Number.NaN, 'monthly')).toBe(20_000)
  expect(planPrice(basic, 99, 'monthly')).toBe(200_000)
})

test('a larger plan that costs less is found at the first number of users where it does', () => {
  expect(cheaperPlan(basic, [pro, enterprise], 1)).toEqual({ plan: pro, users: 3, saved: 15_000 })
  expect(cheaperPlan(basic, [pro, enterprise], 10)).toEqual({ plan: pro, users: 10, saved: 85_000 })
})

test('where the larger plan costs more at any number, or has no price, nothing is said', () => {
  expect(cheaperPlan(basic, [{ ...pro, baseAmount: 500_000 }], 1)).toBeNull()
  expect(cheaperPlan(free, [basic, pro, enterprise], 1)).toBeNull()
  expect(cheaperPlan(enterprise, [], 1)).toBeNull()
})

const four = [free, basic, pro, enterprise]
const several = Infinity

// Worked out by hand: thousands of naira a month for 1 to 10 people.
const least = [20, 40, 45, 55, 65, 75, 85, 95, 105, 115]

test.each(least.map((thousands, index) => [index + 1, thousands] as const))(
  '%i people on several projects pay least, NGN %i,000 a month for each',
  (people, thousands) => {
    const found = findPlan(four, { people, projects: several })
    expect(found?.plan.type).toBe(people < 3 ? 'basic' : 'pro')
    expect(found?.month).toBe(thousands * 1000)
    expect(found?.year).toBe(thousands * 12 * 850)
  },
)

test('one person on one project pays nothing, a second project or person costs', () => {
  expect(findPlan(four, { people: 1, projects: 1 })).toMatchObject({ plan: free, month: 0 })
  const second = findPlan(four, { people: 1, projects: several })
  expect(second).toMatchObject({ plan: basic, month: 20_000, tooSmall: free })
  expect(findPlan(four, { people: 2, projects: 1 })).toMatchObject({ plan: basic, tooSmall: null })
})

test('a team that no price is made for is asked to agree one', () => {
  const found = findPlan(four, { people: Infinity, projects: 1 })
  expect(found).toEqual({ plan: enterprise, month: null, year: null, next: null, tooSmall: null })
  expect(findPlan([free, basic], { people: 11, projects: 1 })).toBeNull()
})

test('the next best plan is named with its price', () => {
  expect(findPlan(four, { people: 5, projects: 1 })?.next).toEqual({ plan: basic, month: 100_000 })
  // Below three people Pro is paid for three.
  expect(findPlan(four, { people: 2, projects: 1 })?.next).toEqual({ plan: pro, month: 45_000 })
})

test('Pro is cheaper than Basic from three people on, whoever asks', () => {
  const turn = { plan: pro, than: basic, people: 3 }
  for (const people of [1, 2, 3, 10]) {
    const need = { people, projects: several }
    const found = findPlan(four, need)
    expect(found && findTurn(four, found, need)).toEqual(turn)
  }
  const alone = findPlan([basic, enterprise], { people: 1, projects: 1 })
  expect(alone && findTurn([basic, enterprise], alone, { people: 1, projects: 1 })).toBeNull()
})

test('the rule reads: Basic up to 2, Pro up to 10, Enterprise above', () => {
  expect(planRanges(four, several)).toEqual([
    { plan: basic, from: 1, to: 2 },
    { plan: pro, from: 3, to: 10 },
    { plan: enterprise, from: 11, to: Infinity },
  ])
  expect(planRanges(four, 1)[0]).toEqual({ plan: free, from: 1, to: 1 })
  expect(planRanges([], 1)).toEqual([])
})

const amount = fc.option(fc.integer({ min: 0, max: 500_000 }))
const count = fc.option(fc.integer({ min: 1, max: 40 }))
const anyPlan: fc.Arbitrary<PlanLimits> = fc.record({
  type: fc.constantFrom('free', 'basic', 'pro', 'enterprise'),
  baseAmount: amount,
  minUsers: count,
  maxUsers: count,
  includedUsers: count,
  extraUserAmount: amount,
  maxProjects: count,
})
const anyNeed = fc.record({
  people: fc.oneof(fc.integer({ min: 1, max: 45 }), fc.constant(Infinity)),
  projects: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(Infinity)),
})

function takes(plan: PlanLimits, people: number, projects: number): boolean {
  const priced = typeof plan.baseAmount === 'number'
  const most = priced ? (userCounts(plan).at(-1) ?? 0) : (plan.maxUsers ?? Infinity)
  return people <= most && projects <= (plan.maxProjects ?? Infinity)
}

test('whatever the plans are, no plan with room costs less than the one that is found', () => {
  fc.assert(
    fc.property(fc.array(anyPlan, { maxLength: 6 }), anyNeed, (plans, need) => {
      const { people, projects } = need
      const roomy = plans.filter((plan) => takes(plan, people, projects))
      const prices = roomy.flatMap((plan) => planPrice(plan, people, 'monthly') ?? [])
      const found = findPlan(plans, need)
      expect(found === null).toBe(roomy.length === 0)
      if (!found) return
      expect(roomy).toContain(found.plan)
      expect(found.month).toBe(prices.length > 0 ? Math.min(...prices) : null)
      expect(found.month).toBe(planPrice(found.plan, people, 'monthly'))
      expect(found.year).toBe(planPrice(found.plan, people, 'annually'))
      expect(found.next?.plan).not.toBe(found.plan)
      expect(found.next?.month ?? Infinity).toBeGreaterThanOrEqual(found.month ?? 0)
    }),
  )
})

test('the ranges name the found plan for every size of team', () => {
  fc.assert(
    fc.property(fc.array(anyPlan, { maxLength: 5 }), (plans) => {
      const ranges = planRanges(plans, 1)
      for (let people = 1; people <= mostPeople(plans); people += 1) {
        const range = ranges.find(({ from, to }) => from <= people && people <= to)
        expect(range?.plan).toBe(findPlan(plans, { people, projects: 1 })?.plan)
      }
    }),
  )
})
