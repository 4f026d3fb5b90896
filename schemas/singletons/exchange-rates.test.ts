import { expect, test } from 'vitest'
import { ADVICE } from '#schemas/rules/context.ts'
import { checkCurrencies, checkRateDate } from './exchange-rates.ts'

const cad = { _key: 'a', currency: 'CAD', naira: 1100 }

test('a currency has one rate', () => {
  expect(checkCurrencies([cad, { _key: 'b', currency: 'GBP', naira: 2000 }])).toEqual([])
  expect(checkCurrencies([cad, { _key: 'b', currency: 'CAD', naira: 1200 }])).toMatchObject([
    { message: 'There is a rate of CAD already.', path: [{ _key: 'b' }] },
  ])
})

test('an editor is told when visitors no longer see the rates', () => {
  const now = Date.parse('2026-12-01T09:00:00Z')
  expect(checkRateDate('2026-11-16', now)).toBe(true)
  expect(checkRateDate(undefined, now)).toBe(true)
  expect(checkRateDate('2026-09-01', now)).toMatchObject({
    code: ADVICE,
    message: expect.stringContaining('older than 60 days'),
  })
  expect(checkRateDate('2026-12-02', now)).toMatchObject({ code: ADVICE })
})
