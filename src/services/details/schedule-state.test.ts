// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { readScheduleState, saveScheduleState } from './schedule-state.ts'

afterEach(() => sessionStorage.clear())

const ada = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '13065550100',
}

test('who joined the waitlist is known to the scheduling page, and nothing else of the form', () => {
  saveScheduleState(Object.assign({ comment: 'private' }, ada))
  expect(readScheduleState()).toEqual(ada)
  expect(sessionStorage.getItem('schedule')).not.toContain('private')
})

test.each([
  '{',
  'null',
  '[]',
  '{"firstName":"Ada"}',
  '{"firstName":1,"lastName":"","email":"","phoneNumber":""}',
])('a direct visit, or a broken state "%s", fills nothing in', (text) => {
  expect(readScheduleState()).toBeNull()
  sessionStorage.setItem('schedule', text)
  expect(readScheduleState()).toBeNull()
})
