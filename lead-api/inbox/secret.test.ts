// @vitest-environment node
import { expect, test } from 'vitest'
import { hashSecret, isSecret, isSecretHash, makeSecret } from './secret.ts'

test('a secret opens the hash that was made of it, and no other', async () => {
  const secret = makeSecret()
  const hash = await hashSecret(secret)
  expect(isSecretHash(hash)).toBe(true)
  expect(hash).not.toContain(secret)
  expect(await isSecret(secret, hash)).toBe(true)
  expect(await isSecret(makeSecret(), hash)).toBe(false)
  expect(await isSecret('', hash)).toBe(false)
  expect(await hashSecret(secret)).not.toBe(hash)
})

test('a short secret is refused, and so is what is no hash', async () => {
  await expect(hashSecret('password')).rejects.toThrow('at least 16 characters')
  expect(isSecretHash('password')).toBe(false)
  expect(await isSecret('a long enough password', 'a long enough password')).toBe(false)
})
