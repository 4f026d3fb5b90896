import { expect, test } from 'vitest'
import { parseScheduleState } from './schedule-state.ts'

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
])('the forged or broken text %s is nobody', (text) => {
  expect(parseScheduleState(text)).toBeNull()
})
