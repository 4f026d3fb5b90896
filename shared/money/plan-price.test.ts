import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheaperPlan, planPrice, userCounts } from './plan-price.ts'
import type { PlanRates } from './plan-price.ts'

const free: PlanRates = { type: 'free', baseAmount: 0, minUsers: 1, maxUsers: 1 }
const basic: PlanRates = { type: 'basic', baseAmount: 20_000, minUsers: 1, maxUsers: 10 }
const pro: PlanRates = {
  type: 'pro',
  baseAmount: 45_000,
  minUsers: 3,
  maxUsers: 10,
  includedUsers: 3,
  extraUserAmount: 10_000,
}
const enterprise: PlanRates = { type: 'enterprise' }

// Worked out by hand, not by the formula under test.
const monthly = {
  basic: [20, 40, 60, 80, 100, 120, 140, 160, 180, 200],
  pro: [45, 55, 65, 75, 85, 95, 105, 115],
}
const annually = {
  basic: [204, 408, 612, 816, 1020, 1224, 1428, 1632, 1836, 2040],
  pro: [459, 561, 663, 765, 867, 969, 1071, 1173],
}

test('Basic offers 1 to 10 users, Pro 3 to 10', () => {
  expect(userCounts(basic)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(userCounts(pro)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
})

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

test('a user more costs one base more on a plan that is paid by user', () => {
  fc.assert(
    fc.property(amounts, counts, (baseAmount, users) => {
      const plan: PlanRates = { type: 'basic', baseAmount, minUsers: 1, maxUsers: 61 }
      const [now, next] = [users, users + 1].map((count) => planPrice(plan, count, 'monthly') ?? 0)
      expect((next ?? 0) - (now ?? 0)).toBe(baseAmount)
    }),
  )
})

test('Pro costs its base up to the included users, then the same for each one more', () => {
  fc.assert(
    fc.property(amounts, amounts, counts, counts, (baseAmount, extra, included, users) => {
      const plan: PlanRates = {
        ...pro,
        baseAmount,
        extraUserAmount: extra,
        includedUsers: included,
        minUsers: 1,
        maxUsers: 60,
      }
      let sum = baseAmount
      for (let user = included + 1; user <= users; user += 1) sum += extra
      expect(planPrice(plan, users, 'monthly')).toBe(sum)
    }),
  )
})

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
