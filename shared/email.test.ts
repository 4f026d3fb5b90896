import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'ada@example.com',
  'ada.lovelace+site@mail.example.co.uk',
  "o'neil@example.ng",
  'chị@ví-dụ.vn',
])('%s can be written to', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'a@b',
  'ada',
  '@example.com',
  'ada@',
  'ada@example',
  'a b@example.com',
  'ada@exa mple.com',
  'ada@@example.com',
  'ada@example..com',
  'ada@.com',
  'ada@example.c',
  'ada@-a.com',
  'Ada <ada@example.com>',
  `${'a'.repeat(250)}@example.com`,
])('"%s" cannot', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('every ordinary address is taken', () => {
  fc.assert(fc.property(fc.emailAddress(), isEmail))
})

test('a hostile text is checked without delay', () => {
  const started = performance.now()
  isEmail(`a@${'a.'.repeat(120)}!`)
  isEmail(`a@${'a-'.repeat(120)}!`)
  expect(performance.now() - started).toBeLessThan(200)
})
