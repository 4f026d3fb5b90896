import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCredentials, isSame } from './credentials.ts'

const salt = Buffer.from('0123456789abcdef').toString('base64')

test('the hash is PBKDF2-SHA256 of the pair, as any other implementation makes it', async () => {
  const expected = pbkdf2Sync('ada@example.com\0pass word', '0123456789abcdef', 1000, 32, 'sha256')
  expect(await hashCredentials(' ada@example.com ', 'pass word', { salt, iterations: 1000 })).toBe(
    expected.toString('base64'),
  )
})

test('a space that belongs to a password counts', async () => {
  const options = { salt, iterations: 10 }
  expect(await hashCredentials('a@b.c', 'secret ', options)).not.toBe(
    await hashCredentials('a@b.c', 'secret', options),
  )
})

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', 'a', false],
  ['a', '', false],
  ['', '', true],
])('%s and %s are the same: %s', (a, b, same) => {
  expect(isSame(a, b)).toBe(same)
})
