import { expect, test } from 'vitest'
import { checkHolidays, checkHours, checkTimeZone } from './office.ts'
import { checkPhone } from '#schemas/rules/rules.ts'

test('a browser can tell whether the office is open', () => {
  expect(checkTimeZone('Africa/Lagos')).toBe(true)
  expect(checkTimeZone('Lagos time')).toContain('No browser knows')
})

test('an office opens before it closes', () => {
  expect(checkHours({ opensAt: 9, closesAt: 17 })).toEqual([])
  expect(checkHours({ opensAt: 9 })).toEqual([])
  expect(checkHours({ opensAt: 17, closesAt: 9 })).toMatchObject([{ path: ['closesAt'] }])
})

test('a day is a holiday once', () => {
  const holidays = [
    { _key: 'a', date: '2026-12-25', name: 'Christmas Day' },
    { _key: 'b', date: '2026-12-25', name: 'Christmas' },
  ]
  expect(checkHolidays({ holidays: holidays.slice(1) })).toEqual([])
  expect(checkHolidays({})).toEqual([])
  expect(checkHolidays({ holidays })).toMatchObject([{ path: ['holidays', { _key: 'b' }] }])
})

test.each([
  '+1 306 555 0100',
  '+1 (306) 555-0100',
  '+44 20 7946 0958 ext. 12',
  '+2348031234567',
  '',
])('the number "%s" can be called, and an editor hears nothing about it', (phone) => {
  expect(checkPhone(phone)).toBe(true)
})

test.each([
  '+44 (0)20 7946 0958',
  '0803 123 4567',
  '00234 803 123 4567',
  '+234 803 123 4567 / +234 805 765 4321',
  '+234 803 123 4567 or 0805 765 4321',
  '+1 800 FLOWERS',
  'Tel. +234 803 123 4567',
  '\u202A+234 803 123 4567',
  '+0803 123 4567',
  '+234 803',
  'on request',
])('an editor is told how to write the number "%s"', (phone) => {
  expect(checkPhone(phone)).toContain('Write one number that begins with its country code')
})
