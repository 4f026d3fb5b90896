// @vitest-environment node
import { setImmediate } from 'node:timers/promises'
import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { sanityClient } from '#src/content/client/sanity-client.ts'
import { createRebuilds } from './rebuilds.ts'
import { createWebhook } from './webhook.ts'

const SECRET = 'a secret that nobody guesses'
const NOW = Date.parse('2026-05-01T12:00:00Z')
const MINUTE = 60_000
const change = { _id: 'page-home', _type: 'page', _updatedAt: '2026-05-01T11:59:58Z' }

interface Delivery {
  body?: string
  /** When it was signed. */
  at?: number
  secret?: string
  headers?: Record<string, string> | undefined
}

let deliveries = 0

/** A delivery as Sanity sends it, signed for real. */
async function delivery({ body, at = NOW, secret = SECRET, headers }: Delivery = {}) {
  const number = (deliveries += 1)
  const text = body ?? JSON.stringify({ ...change, delivery: number })
  return new Request('http://localhost:4200/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(text, at, secret),
      'idempotency-key': `delivery-${number}`,
      'sanity-operation': 'update',
      ...headers,
    },
    body: text,
  })
}

/** A webhook whose rebuilds end when the test says so. */
function open() {
  const endings: (() => void)[] = []
  const rebuilds = createRebuilds({
    rebuild: () => new Promise((resolve) => endings.push(resolve)),
    log: () => {},
  })
  let time = NOW
  const answer = createWebhook({ secret: SECRET, rebuilds, now: () => time })
  const send = async (request: Request) => {
    const response = await answer(request)
    const body: { message: string } = await response.json()
    return { status: response.status, message: body.message, headers: response.headers }
  }
  /** Ends the rebuild that runs, and all that follow it. */
  async function finish(): Promise<number> {
    const isIdle = rebuilds.idle().then(() => true)
    while (!(await Promise.race([isIdle, setImmediate(false)]))) endings.at(-1)?.()
    return endings.length
  }
  return { send, finish, started: () => endings.length, setTime: (to: number) => (time = to) }
}

test('a published change rebuilds the site', async () => {
  const { send, started } = open()
  expect(await send(await delivery())).toMatchObject({ status: 202, message: 'A rebuild starts.' })
  expect(started()).toBe(1)
})

test.each([
  ['no signature', async () => unsigned(await delivery()), 'is missing'],
  ['a signature of another secret', () => delivery({ secret: 'guessed' }), 'does not match'],
  [
    'a signature of another form',
    () => delivery({ headers: { 'sanity-webhook-signature': 'x' } }),
    'not',
  ],
  ['a changed body', async () => changed(await delivery()), 'does not match'],
  ['a shortened signature', async () => shortened(await delivery()), 'does not match'],
  ['an old signature', () => delivery({ at: NOW - 5 * MINUTE - 1 }), 'five minutes'],
  ['a signature from ahead', () => delivery({ at: NOW + 5 * MINUTE + 1 }), 'five minutes'],
])('a delivery with %s is refused', async (_what, make, message) => {
  const { send, started } = open()
  const answer = await send(await make())
  expect(answer).toMatchObject({ status: 401, message: expect.stringContaining(message) })
  expect(started()).toBe(0)
})

test.each([-5, 5])('a delivery signed %d minutes from now still counts', async (minutes) => {
  const { send } = open()
  expect(await send(await delivery({ at: NOW + minutes * MINUTE }))).toMatchObject({ status: 202 })
})

test.each([
  ['no JSON', 'page-home'],
  ['a list', '[]'],
  ['a text', '"page-home"'],
  ['a date that is none', '{"_id": "page-home", "_updatedAt": "yesterday"}'],
])('a signed body that is %s is refused', async (_what, body) => {
  const { send, started } = open()
  expect(await send(await delivery({ body }))).toMatchObject({
    status: 400,
    message: expect.stringContaining('_updatedAt'),
  })
  expect(started()).toBe(0)
})

test('bytes that are not text are refused', async () => {
  const { send } = open()
  const { headers } = await delivery()
  const body = new Uint8Array([0x7b, 0xff, 0x7d])
  const request = new Request('http://localhost/', { method: 'POST', headers, body })
  expect(await send(request)).toMatchObject({
    status: 400,
    message: 'The body must be UTF-8 text.',
  })
})

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const { send } = open()
  const answer = await send(new Request('http://localhost/', { method }))
  expect(answer).toMatchObject({ status: 405, message: 'Send webhooks by POST.' })
  expect(answer.headers.get('allow')).toBe('POST')
})

test('a body of more than a megabyte is not read to its end, whatever it says of its size', async () => {
  const { send, started } = open()
  const large = await delivery({ body: JSON.stringify({ text: 'x'.repeat(1024 * 1024) }) })
  expect(await send(large)).toMatchObject({ status: 413 })
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  const init = { method: 'POST', body: endless, duplex: 'half' as const }
  expect(await send(new Request('http://localhost/', init))).toMatchObject({ status: 413 })
  expect(sent).toBeLessThan(30)
  expect(started()).toBe(0)
})

test('a delivery that is sent again builds once, under another key too', async () => {
  const { send, finish } = open()
  const request = await delivery()
  const replayed = new Request(request.clone(), { headers: request.headers })
  replayed.headers.set('idempotency-key', 'another')
  const retried = await delivery({
    headers: { 'idempotency-key': String(request.headers.get('idempotency-key')) },
  })
  expect(await send(request)).toMatchObject({ status: 202 })
  for (const again of [replayed, retried]) {
    expect(await send(again)).toMatchObject({
      status: 200,
      message: 'This delivery was received before.',
    })
  }
  expect(await finish()).toBe(1)
})

test.each([
  ['a zero before its time', (header: string) => header.replace('t=', 't=0')],
  ['a blank in it', (header: string) => header.replace(',', ', ')],
])('a delivery whose signature has %s is no new one', async (_what, respell) => {
  const { send, finish } = open()
  const request = await delivery()
  const replayed = new Request(request.clone(), { headers: request.headers })
  const header = request.headers.get('sanity-webhook-signature') ?? ''
  replayed.headers.set('sanity-webhook-signature', respell(header))
  replayed.headers.delete('idempotency-key')
  expect(await send(request)).toMatchObject({ status: 202 })
  expect(await send(replayed)).toMatchObject({
    status: 200,
    message: 'This delivery was received before.',
  })
  expect(await finish()).toBe(1)
})

test('a flood of changes becomes one rebuild and one after it', async () => {
  const { send, finish, started } = open()
  const answers = await Promise.all(Array.from({ length: 200 }, async () => send(await delivery())))
  expect(answers.every(({ status }) => status === 202)).toBe(true)
  expect(answers.filter(({ message }) => message === 'A rebuild starts.')).toHaveLength(1)
  expect(started()).toBe(1)
  expect(await finish()).toBe(2)
})

test.each([
  ['a draft', 'drafts.page-home', 200],
  ['a document of a release', 'versions.r1.page-home', 200],
  ['an upload of a picture', `image-${'a1'.repeat(20)}-800x600-jpg`, 200],
  ['an upload of a file', `file-${'b2'.repeat(20)}-pdf`, 200],
  ['a document whose id looks a little like that of a picture', 'image-gallery-800x600', 202],
])('%s rebuilds only what visitors see (%s)', async (_what, _id, status) => {
  const { send, started } = open()
  expect(await send(await delivery({ body: JSON.stringify({ ...change, _id }) }))).toMatchObject({
    status,
  })
  expect(started()).toBe(status === 202 ? 1 : 0)
})

test('a change that the built site holds already rebuilds nothing, a later one does', async () => {
  const { send, finish } = open()
  const at = async (_updatedAt: string, headers?: Record<string, string>) =>
    send(await delivery({ body: bodyAt(_updatedAt), headers }))
  await at('2026-05-01T11:58:00Z')
  await finish()
  const late = await at('2026-05-01T11:57:59Z')
  expect(late).toMatchObject({ status: 200, message: 'The site already includes this change.' })
  // Sanity's dates are whole seconds: within one, nobody knows which came first.
  expect(await at('2026-05-01T11:58:00Z')).toMatchObject({ status: 202 })
  await finish()
  // An imported document keeps its old date, and one that is deleted has no other.
  const now = { 'sanity-transaction-time': '2026-05-01T11:59:00Z' }
  expect(await at('2020-01-01T00:00:00Z', now)).toMatchObject({ status: 202 })
  await finish()
  const deletion = { 'sanity-operation': 'delete' }
  expect(await at('2020-01-01T00:00:00Z', deletion)).toMatchObject({ status: 202 })
})

test('a date from ahead does not keep the rebuilds after it away', async () => {
  const { send, finish, setTime } = open()
  const ahead = JSON.stringify({ ...change, _updatedAt: '2030-01-01T00:00:00Z' })
  await send(await delivery({ body: ahead }))
  await finish()
  setTime(NOW + 2000)
  const body = JSON.stringify({ ...change, _updatedAt: new Date(NOW + 2000).toISOString() })
  expect(await send(await delivery({ body, at: NOW + 2000 }))).toMatchObject({ status: 202 })
})

test('after a deletion an editor’s next publish goes online although the clock here lags', async () => {
  const { send, finish } = open()
  const ahead = '2026-05-01T12:01:00Z'
  const deletion = { 'sanity-operation': 'delete', 'sanity-transaction-time': ahead }
  expect(await send(await delivery({ headers: deletion }))).toMatchObject({ status: 202 })
  await finish()
  const published = await delivery({ body: bodyAt('2026-05-01T12:00:30Z') })
  expect(await send(published)).toMatchObject({ status: 202 })
})

test('a change in the second of an earlier one, whose date came from ahead, goes online', async () => {
  const { send, finish, setTime } = open()
  setTime(NOW + 700)
  await send(await delivery({ body: bodyAt('2030-01-01T00:00:00Z') }))
  await finish()
  setTime(NOW + 900)
  const published = await delivery({ body: bodyAt('2026-05-01T12:00:00Z') })
  expect(await send(published)).toMatchObject({ status: 202 })
})

test('a rebuild reads what is published from the live API: the CDN lags behind', () => {
  expect(sanityClient.config()).toMatchObject({ useCdn: false, perspective: 'published' })
})

/** A body like no other, since the same body signed at the same time is the same delivery. */
function bodyAt(_updatedAt: string): string {
  return JSON.stringify({ ...change, _updatedAt, delivery: deliveries })
}

function unsigned(request: Request): Request {
  request.headers.delete('sanity-webhook-signature')
  return request
}

function changed(request: Request): Request {
  const { headers, method } = request
  return new Request('http://localhost/', { method, headers, body: JSON.stringify(change) })
}

function shortened(request: Request): Request {
  const signature = request.headers.get('sanity-webhook-signature') ?? ''
  request.headers.set('sanity-webhook-signature', signature.slice(0, -1))
  return request
}
