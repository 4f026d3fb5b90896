// @vitest-environment node
import { expect, test } from 'vitest'
import { hashCredentials } from '#src/lib/credentials.ts'
import { makeAdminHash } from './admin-hash.ts'

const pair = { ADMIN_EMAIL: 'editor@tofali.example', ADMIN_PASSWORD: 'laterite and clay' }

test('without a pair there is nothing to log in with', async () => {
  expect(await makeAdminHash({})).toBeNull()
  expect(await makeAdminHash({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toBeNull()
})

test('the build holds a salted hash of the pair, never the pair', async () => {
  const hash = await makeAdminHash(pair)
  if (!hash) throw new Error('no hash')
  expect(hash.iterations).toBeGreaterThanOrEqual(600_000)
  expect(hash.hash).toBe(await hashCredentials(pair.ADMIN_EMAIL, pair.ADMIN_PASSWORD, hash))
  expect(JSON.stringify(hash)).not.toMatch(/editor|tofali|laterite|clay/)
})

test('two builds salt differently, unless the salt is given', async () => {
  const salt = Buffer.alloc(16, 1).toString('base64')
  const [one, two] = await Promise.all([makeAdminHash(pair), makeAdminHash(pair)])
  expect(one?.hash).not.toBe(two?.hash)
  expect(await makeAdminHash(pair, salt)).toEqual(await makeAdminHash(pair, salt))
})

test.each([
  [{ ADMIN_EMAIL: pair.ADMIN_EMAIL }, /ADMIN_PASSWORD is not/],
  [{ ADMIN_PASSWORD: pair.ADMIN_PASSWORD }, /ADMIN_EMAIL is not/],
  [{ ...pair, ADMIN_PASSWORD: 'short' }, /fewer than 8/],
  [{ ...pair, ADMIN_EMAIL: 'editor' }, /not an e-mail/],
])('the build refuses the half or weak pair %o with a sentence', async (environment, sentence) => {
  await expect(makeAdminHash(environment)).rejects.toThrow(sentence)
})
