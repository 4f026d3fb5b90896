import { expect, test } from 'vitest'
import { priceRows } from './price-rows.ts'

const pro = {
  type: 'pro',
  hasDropdown: true,
  baseAmount: 45_000,
  minUsers: 3,
  maxUsers: 5,
  includedUsers: 3,
  extraUserAmount: 10_000,
}

test('an editor sees the prices that visitors will read, for every number of users', () => {
  expect(priceRows(pro)).toEqual([
    { users: 3, month: 'NGN 45,000', year: 'NGN 459,000' },
    { users: 4, month: 'NGN 55,000', year: 'NGN 561,000' },
    { users: 5, month: 'NGN 65,000', year: 'NGN 663,000' },
  ])
})

test('a plan without a choice of users has one price, one without a price none', () => {
  expect(priceRows({ ...pro, hasDropdown: false }).map(({ users }) => users)).toEqual([3])
  expect(priceRows({ type: 'free', baseAmount: 0 })).toEqual([
    { users: 1, month: 'NGN 0', year: 'NGN 0' },
  ])
  expect(priceRows({ type: 'enterprise' })).toEqual([])
})
