import { expect, test } from 'vitest'
import { describeLength, limitOf } from './limit.ts'

test('a writer sees how much room is left, and by how much a text is too long', () => {
  const advised = { most: 60, kind: 'advised' } as const
  expect(describeLength('Tofali', advised)).toEqual({ text: '6 / 60', tone: 'fits' })
  expect(describeLength(undefined, advised)).toEqual({ text: '0 / 60', tone: 'fits' })
  expect(describeLength('x'.repeat(57), advised)).toEqual({ text: '57 / 60', tone: 'near' })
  expect(describeLength('x'.repeat(61), advised).text).toBe(
    '61 / 60: 1 character longer than advised',
  )
  expect(describeLength('x'.repeat(30), { most: 28, kind: 'refused' })).toEqual({
    text: '30 / 28: 2 characters too long',
    tone: 'over',
  })
})

test('a field without a limit, or with other options, is left alone', () => {
  expect(limitOf({})).toBeUndefined()
  expect(limitOf({ options: { list: ['a'] } })).toBeUndefined()
})
