import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestMessage, messageIn, showable } from './message.ts'

test.each([
  ['Email is taken', 'Email is taken'],
  ['  two \n lines ', 'two lines'],
  ['5 < 6', '5 < 6'],
])('the message "%s" is shown as "%s"', (message, shown) => {
  expect(messageIn({ message }, 'message')).toBe(shown)
})

test.each([
  undefined,
  null,
  {},
  [],
  42,
  '',
  '  ',
  '<h1>502</h1>',
  'Sorry <br/> no',
  '<!doctype html>',
  'undefined',
  '[object Object]',
  'TypeError: x\n    at handler (/srv/app.js:1:2)',
])('the message %j is not for visitors', (message) => {
  expect(messageIn({ message }, 'message')).toBeUndefined()
})

test.each([undefined, null, 'text', 42, [], ['message']])('the body %j has no message', (body) => {
  expect(messageIn(body, 'message')).toBeUndefined()
})

test('a long message is cut at 300 characters, and says so', () => {
  expect(showable('a'.repeat(300))).toHaveLength(300)
  expect(showable('a'.repeat(5000))).toBe(`${'a'.repeat(299)}…`)
  expect(Array.from(showable('👩'.repeat(400)) ?? '')).toHaveLength(300)
})

test.each([
  [{ error: 'short', message: 'rather longer' }, 'rather longer'],
  [{ error: 'rather longer', message: 'short' }, 'rather longer'],
  [{ error: { code: 1 }, message: 'no' }, 'no'],
  [{ error: 'no' }, 'no'],
  [{ error: 1, message: [] }, undefined],
])('of %j the longest is shown', (body, shown) => {
  expect(longestMessage(body)).toBe(shown)
})

test('whatever a server responds with, what is shown is plain, short and not empty', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const shown = showable(value)
      if (shown === undefined) return
      expect(shown).toMatch(/\S/)
      expect(Array.from(shown).length).toBeLessThanOrEqual(300)
      expect(shown).not.toMatch(/<[a-z!/]|\n|\[object/i)
    }),
  )
})
