import { expect, test } from 'vitest'
import { checkColumns, checkPriceWords, checkUsers } from './plan.ts'

const pro = { hasDropdown: true, baseAmount: 45_000, minUsers: 3, maxUsers: 10, includedUsers: 3 }

test('visitors can choose from the numbers of users', () => {
  expect(checkUsers(pro)).toBe(true)
  expect(checkUsers({ hasDropdown: false })).toBe(true)
  expect(checkUsers({ ...pro, maxUsers: 2 })).toMatchObject({ path: ['maxUsers'] })
  expect(checkUsers({ ...pro, maxUsers: 3 })).toMatchObject({ path: ['maxUsers'] })
  expect(checkUsers({ ...pro, maxUsers: undefined })).toMatchObject({ path: ['maxUsers'] })
  expect(checkUsers({ ...pro, baseAmount: undefined })).toMatchObject({ path: ['baseAmount'] })
  expect(checkUsers({ ...pro, includedUsers: 11 })).toMatchObject({ path: ['includedUsers'] })
})

test('an editor is told when the price in words is not the price that is counted', () => {
  expect(checkPriceWords('NGN 45,000', pro)).toBe(true)
  expect(checkPriceWords('Contact us', pro)).toBe(true)
  expect(checkPriceWords('NGN 45,000', {})).toBe(true)
  expect(checkPriceWords('NGN 40,000', pro)).toMatchObject({
    message: 'The words say NGN 40,000, the price counted with is 45000.',
  })
})

test('a row of the table says one thing of each plan', () => {
  const free = { _key: 'a', plan: 'free', included: true }
  expect(checkColumns([free, { _key: 'b', plan: 'pro' }])).toEqual([])
  expect(checkColumns([free, { _key: 'b', plan: 'free' }])).toMatchObject([
    { message: 'This row has an entry for free already.', path: [{ _key: 'b' }] },
  ])
})
