import { expect, test } from 'vitest'
import { describeLength } from './CountedText.tsx'

test.each([
  ['Tofali', 'advised', '6 / 28'],
  [undefined, 'advised', '0 / 28'],
  ['x'.repeat(29), 'advised', '29 / 28: 1 character longer than advised'],
  ['x'.repeat(30), 'refused', '30 / 28: 2 characters too long'],
] as const)('a writer sees the length of %j', (text, kind, shown) => {
  expect(describeLength(text, { most: 28, kind }).text).toBe(shown)
})
