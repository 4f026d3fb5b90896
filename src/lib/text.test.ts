import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters, cutText } from './text.ts'

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
