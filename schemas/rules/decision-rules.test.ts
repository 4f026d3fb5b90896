import { expect, test } from 'vitest'
import { checkChange, checkClock, checkOrder } from './decision-rules.ts'

test('a time is written as a clock shows it', () => {
  expect(checkClock('08:12')).toBe(true)
  for (const wrong of ['8:12', '24:00', '08.12']) expect(checkClock(wrong)).toContain('08:12')
})

test('nobody answers before the question was asked', () => {
  const asked = { _key: 'asked', time: '08:12' }
  const answered = { _key: 'answered', time: '08:31' }
  expect(checkOrder([asked, answered])).toBe(true)
  expect(checkOrder([answered, asked])).toEqual({
    message: '08:12 is earlier than the entry above it, 08:31.',
    path: [{ _key: 'asked' }, 'time'],
  })
})

test('the drawing and the decision state the same measure', () => {
  const record = [{ text: 'Can we drop it?' }, { text: 'Landing lowered 150 mm' }]
  expect(checkChange(record, { parent: { changeLabel: '150 mm' } })).toBe(true)
  expect(checkChange(record, { parent: {} })).toBe(true)
  expect(checkChange(record, { parent: { changeLabel: '200 mm' } })).toContain('200 mm')
})
