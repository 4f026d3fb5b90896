import { expect, test } from 'vitest'
import { ageName, instantOf, localMinute, momentName, mondayOf } from './clock.ts'

const NOW = new Date('2027-02-16T13:20:00Z')

test('a date that somebody in Abuja types is meant there', () => {
  expect(instantOf('2027-02-17T10:00')).toBe('2027-02-17T09:00:00.000Z')
  expect(instantOf('2027-02-17')).toBe('2027-02-16T23:00:00.000Z')
  expect(localMinute(new Date('2027-02-16T23:30:00Z'))).toBe('2027-02-17T00:30')
})

test.each(['', 'today', '2027-13-45', '2027-02-17T10', '20270217', '0000-01-01'])(
  '%j is no date',
  (text) => {
    expect(instantOf(text)).toBeUndefined()
  },
)

test('a week begins on Monday', () => {
  expect(['2027-02-15', '2027-02-16', '2027-02-21'].map(mondayOf)).toEqual([
    '2027-02-15',
    '2027-02-15',
    '2027-02-15',
  ])
})

test.each([
  ['2027-02-16T13:14:00Z', '6 min', 'today, 14:14'],
  ['2027-02-16T11:00:00Z', '2 h', 'today, 12:00'],
  ['2027-02-15T17:05:00Z', '18:05', 'yesterday, 18:05'],
  ['2027-02-12T09:00:00Z', '12 Feb', '12 February, 10:00'],
  ['2026-02-12T09:00:00Z', '12 Feb 2026', '12 February 2026, 10:00'],
])('%s is shown as %s and %s', (time, age, moment) => {
  expect([ageName(new Date(time), NOW), momentName(new Date(time), NOW)]).toEqual([age, moment])
})
