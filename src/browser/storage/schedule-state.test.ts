import { expect, test } from 'vitest'
import { memoryStorage } from './safe-storage.ts'
import { parseScheduleState, readScheduleState, saveScheduleState } from './schedule-state.ts'

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
