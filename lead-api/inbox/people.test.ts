import { expect, test } from 'vitest'
import { hashSecret, isSecret, makeSecret, peopleOf } from './people.ts'

test('a secret opens the hash that was made of it, and no other', async () => {
  const secret = makeSecret()
  const hash = await hashSecret(secret)
  expect(peopleOf(hash)).toHaveLength(1)
  expect(hash).not.toContain(secret)
  expect(await isSecret(secret, hash)).toBe(true)
  expect(await isSecret(makeSecret(), hash)).toBe(false)
  expect(await isSecret('', hash)).toBe(false)
  expect(await hashSecret(secret)).not.toBe(hash)
})

test('a short secret is refused, and so is what is no hash', async () => {
  await expect(hashSecret('password')).rejects.toThrow('at least 16 characters')
  expect(await isSecret('a long enough password', 'a long enough password')).toBe(false)
})

test('a new hash takes 600,000 rounds to guess at, and hashes of earlier versions still open', async () => {
  expect(await hashSecret(makeSecret())).toMatch(/^pbkdf2:600000:/)
  // Made by the version before, with 100,000 rounds.
  const old = 'pbkdf2:100000:CVE2Ti808EadgdfHK2kPuw==:HQFDo6R2FO37mk+LtOlzbbpVliVyDxXHAb/+KCEkOws='
  expect(await isSecret('e8f0700c-37df6d20-425231c5-61ee4062-1c0f0598', old)).toBe(true)
})
