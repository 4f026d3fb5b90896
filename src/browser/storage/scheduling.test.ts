import { expect, test } from 'vitest'
import { memoryStorage } from './safe-storage.ts'
import {
  parseScheduleState,
  readScheduleState,
  saveScheduleState,
  parseBooking,
  saveBooking,
} from './scheduling.ts'

const ada = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '14035550148',
}

test('what the waitlist form stored is read back, and nothing else', () => {
  expect(parseScheduleState(JSON.stringify({ ...ada, more: 1 }))).toEqual(ada)
})

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['"Ada"'],
  [JSON.stringify({ ...ada, email: 5 })],
  [JSON.stringify({ firstName: 'Ada' })],
  [JSON.stringify({ ...ada, firstName: 1 })],
])('the forged or broken text %s is nobody', (text) => {
  expect(parseScheduleState(text)).toBeNull()
})

test('who joined the waitlist is known to the scheduling page, and nothing else of the form', () => {
  const storage = memoryStorage()
  expect(readScheduleState(storage)).toBeNull()
  saveScheduleState(storage, Object.assign({ comment: 'private' }, ada))
  expect(readScheduleState(storage)).toEqual(ada)
  expect(storage.read('schedule')).not.toContain('private')
})

function booked(event: unknown) {
  const storage = memoryStorage()
  saveBooking(storage, { event: 'calendly.event_scheduled', payload: { event } })
  return parseBooking(storage.read('booking'))
}

test('the time that the scheduler reports is known on the next page', () => {
  const event = { start_time: '2026-11-26T15:00:00.000000Z', end_time: '2026-11-26T16:30:00+01:00' }
  expect(booked(event)).toEqual({
    start: new Date('2026-11-26T15:00:00Z'),
    end: new Date('2026-11-26T15:30:00Z'),
  })
})

test.each([
  [{ uri: 'https://api.calendly.com/scheduled_events/1' }],
  [undefined],
  ['soon'],
  [{ start_time: 5 }],
  [{ start_time: '2026-11-26T15:00:00' }],
  [{ start_time: '2026-99-99T15:00:00Z' }],
])('of the message %j only the booking itself is believed', (event) => {
  expect(booked(event)).toEqual({ start: null, end: null })
})

test('an end before its start is not believed', () => {
  const event = { start_time: '2026-11-26T15:00:00Z', end_time: '2026-11-26T14:00:00Z' }
  expect(booked(event)?.end).toBeNull()
})

test.each([[null], [''], ['{'], ['[]'], ['"now"']])('the stored text %s is no booking', (text) => {
  expect(parseBooking(text)).toBeNull()
})
