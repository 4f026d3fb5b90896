import { expect, test } from 'vitest'
import { hashCredentials } from '#shared/credentials.ts'
import { makeAdminHash } from './defines.ts'

const site = 'https://site.example'
const pair = { ADMIN_EMAIL: 'editor@tofali.example', ADMIN_PASSWORD: 'laterite and clay' }

test('without a pair there is nothing to log in with', async () => {
  expect(await makeAdminHash({}, site)).toBeNull()
  expect(await makeAdminHash({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, site)).toBeNull()
})

test('the build contains a salted hash of the pair, never the pair', async () => {
  const hash = await makeAdminHash(pair, site)
  if (!hash) throw new Error('no hash')
  expect(hash.iterations).toBeGreaterThanOrEqual(600_000)
  expect(hash.hash).toBe(await hashCredentials(pair.ADMIN_EMAIL, pair.ADMIN_PASSWORD, hash))
  expect(JSON.stringify(hash)).not.toMatch(/editor|tofali|laterite|clay/)
})

test('two sites salt differently, two builds of one site equally', async () => {
  const other = await makeAdminHash(pair, 'https://other.example')
  const [one, two] = await Promise.all([makeAdminHash(pair, site), makeAdminHash(pair, site)])
  expect(one).toEqual(two)
  expect(one?.hash).not.toBe(other?.hash)
})

test.each([
  [{ ADMIN_EMAIL: pair.ADMIN_EMAIL }, /ADMIN_PASSWORD is not/],
  [{ ADMIN_PASSWORD: pair.ADMIN_PASSWORD }, /ADMIN_EMAIL is not/],
  [{ ...pair, ADMIN_PASSWORD: 'short' }, /fewer than 8/],
  [{ ...pair, ADMIN_EMAIL: 'editor' }, /not an email/],
])('the build refuses the half or weak pair %o with a sentence', async (environment, sentence) => {
  await expect(makeAdminHash(environment, site)).rejects.toThrow(sentence)
})
