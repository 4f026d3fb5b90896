import { expect, test } from 'vitest'
import fc from 'fast-check'
import { schedulerAddress, widgetEvent, calendarFile } from './scheduler.ts'

test('the scheduler is opened with the name and email of who joined the waitlist', () => {
  const ada = { firstName: 'Ada & Co', lastName: 'Obi', email: 'ada+x@example.com' }
  const { searchParams, origin } = new URL(
    schedulerAddress('https://book.example/brief?month=5', ada, 'site.example'),
  )
  expect(origin).toBe('https://book.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    month: '5',
    name: 'Ada & Co Obi',
    email: 'ada+x@example.com',
    embed_domain: 'site.example',
    embed_type: 'Inline',
  })
})

test('a direct visitor’s scheduler is not filled in', () => {
  expect(schedulerAddress('https://book.example/brief', null)).toBe('https://book.example/brief')
})

test.each([
  [{ event: 'calendly.event_scheduled', payload: {} }, 'calendly.event_scheduled'],
  [{ event: 'other.event_scheduled' }, null],
  [{ event: 5 }, null],
  ['calendly.event_scheduled', null],
  [null, null],
])('of the message %o the name is %s', (data, name) => {
  expect(widgetEvent(data)).toBe(name)
})

const call = {
  uid: '3F2A-9C1B@tofali.example',
  stamp: new Date('2026-11-20T09:00:00.500Z'),
  start: new Date('2026-11-26T16:00:00+01:00'),
  end: new Date('2026-11-26T15:30:00Z'),
  summary: 'Call with Tofali',
  description: 'Reference 3F2A-9C1B',
}

/** The texts of a file's properties, as a calendar reads them. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [name = '', ...value] = line.split(':')
      return name === '' ? [] : [[name, value.join(':')]]
    }),
  )
}

function unescape(text: string): string {
  return text.replace(/\\([\\;,n])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
}

test('a calendar gets the call with its times in UTC and an id', () => {
  expect(calendarFile(call)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Site//Calendar//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:3F2A-9C1B@tofali.example',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20261126T150000Z',
      'DTEND:20261126T153000Z',
      'SUMMARY:Call with Tofali',
      'DESCRIPTION:Reference 3F2A-9C1B',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a call whose end nobody knows has none', () => {
  expect(read(calendarFile({ ...call, end: null }))).not.toHaveProperty('DTEND')
})

test('whatever an editor writes, lines end in CRLF and hold 75 bytes at most, and the text is read back', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .map((one) => one.replace(/\r\n?/g, '\n'))
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const file = calendarFile({ ...call, summary, description })
      const lines = file.split('\r\n')
      expect(lines.at(-1)).toBe('')
      expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true)
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      const properties = read(file)
      expect(unescape(properties['SUMMARY'] ?? '')).toBe(summary)
      expect(unescape(properties['DESCRIPTION'] ?? '')).toBe(description)
    }),
  )
})
