import { expect, test } from 'vitest'
import { isInherited, own } from './own.ts'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a table says nothing of "%s", which nobody put there',
  (name) => {
    expect(own({ hero: 1 }, name)).toBeUndefined()
    expect(isInherited(name)).toBe(true)
  },
)

test('a table says what was put there', () => {
  expect(own({ hero: 1 }, 'hero')).toBe(1)
  expect(isInherited('hero')).toBe(false)
})
