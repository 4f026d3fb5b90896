import { expect, test } from 'vitest'
import { checkHours, checkTimeZone } from './office-rules.ts'

test('a browser can tell whether the office is open', () => {
  expect(checkTimeZone('Africa/Lagos')).toBe(true)
  expect(checkTimeZone('Lagos time')).toContain('No browser knows')
})

test('an office opens before it closes', () => {
  expect(checkHours({ opensAt: 9, closesAt: 17 })).toBe(true)
  expect(checkHours({ opensAt: 9 })).toBe(true)
  expect(checkHours({ opensAt: 17, closesAt: 9 })).toMatchObject({ path: ['closesAt'] })
})
