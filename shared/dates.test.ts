import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './dates.ts'

test('a day is written as a day, wherever the visitor is', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026')
})

test('a moment is written with 24 hours', () => {
  expect(formatMoment(new Date(2026, 10, 26, 14, 5))).toBe('26 November 2026 at 14:05')
})
