import { expect, test } from 'vitest'
import { isRecord, parseJson } from './json.ts'

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
