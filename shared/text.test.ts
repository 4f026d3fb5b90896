import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  countCharacters,
  cutText,
  visibleText,
  counted,
  fillIn,
  placeholdersIn,
  randomId,
} from './text.ts'

test.each([
  ['', 0],
  ['Jo', 2],
  ['👩', 1],
  ['👩🏽‍🔧', 1],
  ['é', 1],
])('a person sees "%s" as %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('a text is never longer than its limit, and never cut through a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(40), (text, limit) => {
      const cut = cutText(text, limit)
      return (
        cut.length <= limit &&
        text.startsWith(cut) &&
        cut.isWellFormed() === text.slice(0, cut.length).isWellFormed()
      )
    }),
  )
  expect(cutText('ab👩', 3)).toBe('ab')
})

test.each([
  ['\u200Bada@example.com\uFEFF', 'ada@example.com'],
  ['ada\u00AD@exam\u2060ple.com', 'ada@example.com'],
  ['\u202Aacme.com\u202C', 'acme.com'],
  ['A\u200Dda', 'Ada'],
  ['Ada\u{E0041}\u{E007F}', 'Ada'],
  ['Ada\u3164\u115F\u2800', 'Ada'],
  ['Ada\u0000\u001B', 'Ada'],
  ['Ada\uFE0F', 'Ada'],
  ['\u00A0 Ada\u2003', 'Ada'],
  ['one\n\ttwo', 'one\n\ttwo'],
  // Joiners and variants that change what is seen stay.
  ['نیک‌نام', 'نیک‌نام'],
  ['ශ්‍රී', 'ශ්‍රී'],
  ['क्‍ष', 'क्‍ष'],
  ['👩🏽‍🔧❤️‍🔥', '👩🏽‍🔧❤️‍🔥'],
  ['葛󠄀城', '葛󠄀城'],
  ['O’Neill-Ọbáfẹ́mi', 'O’Neill-Ọbáfẹ́mi'],
])('of %j everything that is seen stays: %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible)
})

test('one is not said as several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'text'))).toEqual(['0 texts', '1 text', '2 texts'])
})

test('a text of the CMS is read with its values, each as often as it is named', () => {
  const text = '{plan} costs {sum} less. Take {plan}.'
  expect(fillIn(text, { plan: 'Pro', sum: 'NGN 5' })).toBe('Pro costs NGN 5 less. Take Pro.')
})

test('what no value is known for stays as the editor wrote it', () => {
  expect(fillIn('{plan} for {toString} {', { plan: '$&' })).toBe('$& for {toString} {')
})

test('an editor’s placeholders are listed', () => {
  expect(placeholdersIn('{plan} costs {sum} { less }')).toEqual(['plan', 'sum'])
})

test('each lead gets its own id, also on a site without TLS', () => {
  const real = crypto
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 2000 }, randomId)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
