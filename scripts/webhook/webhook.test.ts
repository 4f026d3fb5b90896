// @vitest-environment node
import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { createRebuilds, runCommands } from './rebuilds.ts'
import { createWebhook } from './webhook.ts'

const secret = 'a secret that nobody guesses'
const now = Date.parse('2026-05-01T12:00:00Z')
const minute = 60_000
const never = new AbortController().signal
const published = '{ "_id": "page-home",\n "title": "\\u017dlu 😀" }'

/** Sends a delivery as Sanity does, signed for real; what is signed and what is sent may differ. */
async function deliver({ body = published, sent = '', at = now, signedWith = secret }) {
  const signature = await encodeSignatureHeader(body, at, signedWith)
  return answerTo({ body: sent || body, headers: { 'sanity-webhook-signature': signature } })
}

async function answerTo(init: RequestInit) {
  let rebuilds = 0
  const webhook = createWebhook({
    secret,
    now: () => now,
    requestRebuild: () => {
      rebuilds += 1
      return 'starts'
    },
  })
  const response = await webhook.request('/any/path', { method: 'POST', ...init })
  const { message }: { message: string } = await response.json()
  return { status: response.status, message, rebuilds }
}

test.each([0, -5, 5])('a change signed %d minutes from now rebuilds the site', async (minutes) => {
  expect(await deliver({ at: now + minutes * minute })).toEqual({
    status: 202,
    message: 'A rebuild starts.',
    rebuilds: 1,
  })
})

test.each([
  ['a signature of another secret', { signedWith: 'guessed' }, 'does not match'],
  ['a changed body', { sent: '{"_id": "page-other"}' }, 'does not match'],
  ['an old signature', { at: now - 5 * minute - 1 }, 'five minutes'],
  ['a signature from the future', { at: now + 5 * minute + 1 }, 'five minutes'],
])('a delivery with %s is refused', async (_what, delivery, message) => {
  expect(await deliver(delivery)).toEqual({
    status: 401,
    message: expect.stringContaining(message),
    rebuilds: 0,
  })
})

test.each([
  ['no signature', {}, 'is missing'],
  ['a malformed signature', { 'sanity-webhook-signature': 'x' }, 'does not match'],
])('a delivery with %s is refused', async (_what, headers, message) => {
  expect(await answerTo({ body: published, headers })).toEqual({
    status: 401,
    message: expect.stringContaining(message),
    rebuilds: 0,
  })
})

test.each(['page-home', '[]', '{}'])('a signed body that is %s is refused', async (body) => {
  expect(await deliver({ body })).toMatchObject({ status: 400, rebuilds: 0 })
})

test('GET is refused', async () => {
  expect(await answerTo({ method: 'GET' })).toMatchObject({
    status: 405,
    message: 'Send webhooks by POST.',
  })
})

test('a body of more than a megabyte is refused', async () => {
  const body = JSON.stringify({ _id: 'page-home', text: 'x'.repeat(1024 * 1024) })
  expect(await deliver({ body })).toMatchObject({ status: 413, rebuilds: 0 })
})

test.each([
  ['a draft', 'drafts.page-home', 200],
  ['a document of a release', 'versions.r1.page-home', 200],
  ['an uploaded image', `image-${'a1'.repeat(20)}-800x600-jpg`, 200],
  ['an uploaded file', `file-${'b2'.repeat(20)}-pdf`, 200],
  ['a document whose id looks like that of an image', 'image-gallery-800x600', 202],
])('%s rebuilds only what visitors see', async (_what, _id, status) => {
  expect(await deliver({ body: JSON.stringify({ _id }) })).toMatchObject({
    status,
    rebuilds: status === 202 ? 1 : 0,
  })
})

test('a flood of changes becomes one rebuild and one after it', async () => {
  const endings: (() => void)[] = []
  const rebuilds = createRebuilds({
    rebuild: () => new Promise((resolve) => endings.push(resolve)),
    log: () => {},
  })
  const answers = Array.from({ length: 200 }, () => rebuilds.request())
  expect(answers.filter((answer) => answer === 'starts')).toHaveLength(1)
  endings[0]?.()
  await expect.poll(() => endings).toHaveLength(2)
  endings[1]?.()
  await rebuilds.idle()
  expect(endings).toHaveLength(2)
})

test('a failed rebuild is retried until it succeeds, and its reason is logged', async () => {
  const log: string[] = []
  let runs = 0
  const rebuilds = createRebuilds({
    rebuild: async () => {
      runs += 1
      if (runs < 3) throw new Error('The CMS is down.')
    },
    log: (line) => log.push(line),
    pauses: [1, 1, 1],
  })
  rebuilds.request()
  await rebuilds.idle()
  expect(runs).toBe(3)
  expect(log).toEqual([1, 2].map(() => expect.stringContaining('The CMS is down. Retrying')))
})

test('a rebuild that keeps failing ends, and the next change starts again', async () => {
  const log: string[] = []
  const rebuilds = createRebuilds({
    rebuild: () => Promise.reject(new Error('No.')),
    log: (line) => log.push(line),
    pauses: [1],
  })
  rebuilds.request()
  await rebuilds.idle()
  expect(log).toEqual([
    expect.stringContaining('No. Retrying'),
    'No. The next change starts another.',
  ])
  expect(rebuilds.request()).toBe('starts')
  await rebuilds.idle()
})

test('a change does not wait for the pause after a failure', async () => {
  let runs = 0
  const rebuilds = createRebuilds({
    rebuild: async () => {
      runs += 1
      if (runs === 1) throw new Error('No.')
    },
    log: () => rebuilds.request(),
    pauses: [60 * minute],
  })
  rebuilds.request()
  await rebuilds.idle()
  expect(runs).toBe(2)
})

test('a failed build is not deployed', async () => {
  const run = runCommands(['exit 3', 'sleep 60'], process.env, never)
  await expect(run).rejects.toThrow('"exit 3" failed (3).')
})

test('a build that hangs is ended with everything that it started', async () => {
  const run = runCommands(['sleep 60; true'], process.env, never, 500)
  await expect(run).rejects.toThrow('took longer than 0.5 s.')
})

test('closing ends the running build', async () => {
  const rebuilds = createRebuilds({
    rebuild: (signal) => runCommands(['sleep 60'], process.env, signal),
    log: () => {},
  })
  rebuilds.request()
  await rebuilds.close()
  await expect(rebuilds.idle()).resolves.toBeUndefined()
})
