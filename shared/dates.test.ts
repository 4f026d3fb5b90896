import { expect, test } from 'vitest'
import { daysLater, formatDay, formatMoment, formatMonth, nextMonday } from './dates.ts'

test('a day is written as a day, wherever the visitor is', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026')
})

test('a moment is written with 24 hours', () => {
  expect(formatMoment(new Date(2026, 10, 26, 14, 5))).toBe('26 November 2026 at 14:05')
})

test.each([
  [new Date(2026, 10, 26, 23, 59), '2026-11-30'],
  [new Date(2026, 10, 29), '2026-11-30'],
  [new Date(2026, 10, 30), '2026-12-07'],
  [new Date(2026, 11, 28, 12), '2027-01-04'],
])('the Monday after %s is %s', (today, monday) => {
  expect(nextMonday(today)).toBe(monday)
})

test('weeks are counted over the end of a year', () => {
  const last = daysLater('2026-11-30', 7 * 19)
  expect([last, formatMonth(last)]).toEqual(['2027-04-12', 'Apr'])
})
