import { expect, test } from 'vitest'
import { isRecord, parseJson, isInherited, own } from './json.ts'

test.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j as an object with named values: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

test('JSON is read, null included', () => {
  expect(parseJson('{"name":"Ada"}')).toEqual({ name: 'Ada' })
  expect(parseJson('null')).toBeNull()
})

test.each([null, undefined, '', '{', 'Ada'])('%j, which is not JSON, gives nothing', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

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
