import { expect, test } from 'vitest'
import { schedulerAddress, widgetEvent } from './scheduler.ts'

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
