import { expect, test } from 'vitest'
import { officeMoment, openHours, describeHours } from './office-hours.ts'
import type { OfficeHours } from './office-hours.ts'

const abuja = { timeZone: 'Africa/Lagos', opensAt: 8, closesAt: 17 }
const saskatoon = { timeZone: 'America/Regina', opensAt: 8, closesAt: 17 }
const london = { timeZone: 'Europe/London', opensAt: 8, closesAt: 17 }

function at(office: OfficeHours, moment: string) {
  const found = officeMoment(office, new Date(moment))
  return found ? `${found.time} ${found.state}` : found
}

test.each([
  ['2025-11-19T06:59:59Z', '07:59 Opens at 08:00'],
  ['2025-11-19T07:00:00Z', '08:00 Open now'],
  ['2025-11-19T15:59:59Z', '16:59 Open now'],
  ['2025-11-19T16:00:00Z', '17:00 Opens tomorrow at 08:00'],
  ['2025-11-21T16:00:00Z', '17:00 Opens on Monday at 08:00'],
  ['2025-11-22T10:00:00Z', '11:00 Opens on Monday at 08:00'],
  ['2025-11-23T10:00:00Z', '11:00 Opens tomorrow at 08:00'],
  ['2025-11-23T23:30:00Z', '00:30 Opens at 08:00'],
])('at %s the office in Abuja shows "%s"', (moment, shown) => {
  expect(at(abuja, moment)).toBe(shown)
})

test('summer time moves the opening of an office that observes it, and of no other', () => {
  // The last working day before the clocks go forward in London, and the first one after.
  expect(at(london, '2026-03-27T07:30:00Z')).toBe('07:30 Opens at 08:00')
  expect(at(london, '2026-03-30T07:30:00Z')).toBe('08:30 Open now')
  expect(at(abuja, '2026-03-27T07:30:00Z')).toBe('08:30 Open now')
  expect(at(abuja, '2026-03-30T07:30:00Z')).toBe('08:30 Open now')
  // Saskatchewan stays on standard time all year.
  expect(at(saskatoon, '2026-01-14T14:00:00Z')).toBe('08:00 Open now')
  expect(at(saskatoon, '2026-07-15T14:00:00Z')).toBe('08:00 Open now')
  // The hour that occurs twice in autumn is shown as the wall clock has it, twice.
  const night = { ...london, opensAt: 1, closesAt: 2 }
  expect(at(night, '2026-10-25T00:30:00Z')).toBe('01:30 Opens tomorrow at 01:00')
  expect(at(night, '2026-10-25T01:30:00Z')).toBe('01:30 Opens tomorrow at 01:00')
})

test('an office is open on its own days, and says which they are', () => {
  const market = { ...abuja, days: ['Saturday', 'Tuesday', 'Thursday'] }
  expect(at(market, '2025-11-22T10:00:00Z')).toBe('11:00 Open now')
  expect(at(market, '2025-11-24T10:00:00Z')).toBe('11:00 Opens tomorrow at 08:00')
  expect(at(market, '2025-11-22T18:00:00Z')).toBe('19:00 Opens on Tuesday at 08:00')
  expect(describeHours(market)).toBe('Open 08:00 to 17:00, Tuesday, Thursday and Saturday')
  const six = {
    ...abuja,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  }
  expect(describeHours(six)).toBe('Open 08:00 to 17:00, Monday to Saturday')
  expect(at({ ...abuja, days: ['Monday'] }, '2025-11-24T18:00:00Z')).toBe(
    '19:00 Opens on Monday at 08:00',
  )
})

test('on a holiday an office is closed, by the date that it has there', () => {
  const christmas = { date: '2025-12-25', name: 'Christmas Day' }
  const closed = { ...saskatoon, holidays: [christmas, { date: '2025-12-26', name: 'Boxing Day' }] }
  expect(at(closed, '2025-12-25T16:00:00Z')).toBe('10:00 Closed for Christmas Day')
  // In Saskatoon the evening before; in Abuja the day itself.
  expect(at(closed, '2025-12-25T04:00:00Z')).toBe('22:00 Opens on Monday at 08:00')
  expect(at({ ...abuja, holidays: [christmas] }, '2025-12-24T23:30:00Z')).toBe(
    '00:30 Closed for Christmas Day',
  )
  const week = [24, 25, 26, 27, 28, 29, 30, 31].map((day) => ({
    date: `2025-12-${day}`,
    name: 'x',
  }))
  const year = [1, 2].map((day) => ({ date: `2026-01-0${day}`, name: 'x' }))
  const longHoliday = { ...abuja, holidays: [...week, ...year] }
  expect(at(longHoliday, '2025-12-23T18:00:00Z')).toBe('19:00 Closed')
})

test('the day course marks the open hours', () => {
  const open = openHours(abuja).flatMap((isOpen, hour) => (isOpen ? [hour] : []))
  expect(open).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(openHours(abuja)).toHaveLength(24)
})

test('half hours and hours past midnight are understood', () => {
  const bar = { timeZone: 'UTC', opensAt: 21.5, closesAt: 2 }
  expect(describeHours(bar)).toBe('Open 21:30 to 02:00, Monday to Friday')
  expect(openHours(bar).flatMap((open, hour) => (open ? [hour] : []))).toEqual([0, 1, 21, 22, 23])
  expect(at(bar, '2025-11-21T22:00:00Z')).toBe('22:00 Open now')
  expect(at(bar, '2025-11-22T01:00:00Z')).toBe('01:00 Open now')
  expect(at(bar, '2025-11-22T22:00:00Z')).toBe('22:00 Opens on Monday at 21:30')
})

test('without hours only the time is shown, and with an unknown time zone nothing', () => {
  expect(at({ ...abuja, opensAt: NaN }, '2025-11-19T13:20:00Z')).toBe('14:20 ')
  expect(describeHours({ timeZone: 'Africa/Lagos' })).toBeNull()
  expect(openHours({ timeZone: 'Africa/Lagos' })).not.toContain(true)
  expect(officeMoment({ ...abuja, timeZone: 'Wakanda' }, new Date())).toBeNull()
})

test.each([
  ['2025-11-19T02:22:00Z', 'in 4 h 38 min'],
  ['2025-11-19T06:30:00Z', 'in 30 min'],
  ['2025-11-19T16:00:00Z', 'in 15 h 0 min'],
  ['2025-11-21T16:00:00Z', 'on Monday at 08:00'],
  ['2025-11-19T13:20:00Z', undefined],
])('at %s the office in Abuja opens %s', (moment, opens) => {
  expect(officeMoment(abuja, new Date(moment))?.opening?.text).toBe(opens)
})
