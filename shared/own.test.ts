import { expect, test } from 'vitest'
import { isInherited, own } from './own.ts'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a table has no value for "%s", which every object inherits',
  (name) => {
    expect(own({ hero: 1 }, name)).toBeUndefined()
    expect(isInherited(name)).toBe(true)
  },
)

test('a table returns its own values', () => {
  expect(own({ hero: 1 }, 'hero')).toBe(1)
  expect(isInherited('hero')).toBe(false)
})
