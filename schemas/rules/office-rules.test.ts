import { expect, test } from 'vitest'
import { checkHolidays, checkHours, checkTimeZone } from './office-rules.ts'

test('a browser can tell whether the office is open', () => {
  expect(checkTimeZone('Africa/Lagos')).toBe(true)
  expect(checkTimeZone('Lagos time')).toContain('No browser knows')
})

test('an office opens before it closes', () => {
  expect(checkHours({ opensAt: 9, closesAt: 17 })).toBe(true)
  expect(checkHours({ opensAt: 9 })).toBe(true)
  expect(checkHours({ opensAt: 17, closesAt: 9 })).toMatchObject({ path: ['closesAt'] })
})

test('a day is a holiday once', () => {
  const holidays = [
    { _key: 'a', date: '2026-12-25', name: 'Christmas Day' },
    { _key: 'b', date: '2026-12-25', name: 'Christmas' },
  ]
  expect(checkHolidays({ holidays: holidays.slice(1) })).toBe(true)
  expect(checkHolidays({})).toBe(true)
  expect(checkHolidays({ holidays })).toMatchObject([{ path: ['holidays', { _key: 'b' }] }])
})
