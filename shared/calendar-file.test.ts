import { expect, test } from 'vitest'
import fc from 'fast-check'
import { calendarFile } from './calendar-file.ts'

const stamp = new Date('2026-11-20T09:00:00.500Z')
const call = {
  uid: '3F2A-9C1B@tofali.example',
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
  expect(calendarFile(stamp, [call])).toBe(
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
  expect(read(calendarFile(stamp, [{ ...call, end: null }]))).not.toHaveProperty('DTEND')
})

test('a calendar gets days that last from morning to night', () => {
  const days = ['2026-12-07', '2026-12-21'].map((start) => ({ ...call, start, end: null }))
  expect(calendarFile(stamp, days).match(/DTSTART.*/g)).toEqual([
    'DTSTART;VALUE=DATE:20261207',
    'DTSTART;VALUE=DATE:20261221',
  ])
})

test('whatever an editor writes, lines end in CRLF and hold 75 bytes at most, and the text is read back', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .map((one) => one.replace(/\r\n?/g, '\n'))
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const file = calendarFile(stamp, [{ ...call, summary, description }])
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
