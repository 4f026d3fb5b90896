import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { expect, test, vi } from 'vitest'
import { post } from './request.ts'
import { shortenWaits } from './test-server.fixture.ts'

const address = 'https://host.example/call'
const server = useServer()

function answer(reply: (request: Request) => Response | Promise<Response>): void {
  server.use(http.all('https://host.example/*', ({ request }) => reply(request)))
}

test('a JSON response is read, with its status and Retry-After', async () => {
  answer(() =>
    HttpResponse.json({ message: 'no' }, { status: 429, headers: { 'Retry-After': '7' } }),
  )
  expect(await post(address, {})).toEqual({
    kind: 'response',
    status: 429,
    body: { message: 'no' },
    retryAfter: '7',
  })
})

test.each([
  ['text', 'Bad gateway', 'Bad gateway'],
  ['half a JSON', '{"message": "hal', '{"message": "hal'],
  ['nothing', '', undefined],
])('%s is not an error', async (_what, sent, body) => {
  answer(() => new HttpResponse(sent, { status: 500 }))
  expect(await post(address, {})).toMatchObject({ kind: 'response', status: 500, body })
})

test('JSON is sent in the language of the page, with the requested headers', async () => {
  const seen = vi.fn<(...sent: (string | null)[]) => void>()
  answer(async (request) => {
    const { headers } = request
    const names = ['Content-Type', 'Content-Language', 'Idempotency-Key']
    seen(...names.map((name) => headers.get(name)), await request.text())
    return HttpResponse.json({})
  })
  await post(address, { a: 1 }, { headers: { 'Idempotency-Key': 'k' } })
  await post(address, { a: 1 }, { asText: true })
  expect(seen.mock.calls).toEqual([
    ['application/json', 'en', 'k', '{"a":1}'],
    ['text/plain;charset=UTF-8', 'en', null, '{"a":1}'],
  ])
})

test.each([
  ['a lead', 'x', true],
  ['a text just under the limit', 'x'.repeat(59_000), true],
  ['a text over the limit', 'x'.repeat(60_000), false],
  ['a text over the limit in bytes alone', 'é'.repeat(31_000), false],
])('%s outlives its page: keepalive (%#)', async (_what, text, keepalive) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  await post(address, { text })
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    keepalive,
    credentials: 'omit',
    redirect: 'error',
  })
})

test('a response that does not come in time is a timeout', async () => {
  answer(() => new Promise(() => {}))
  shortenWaits(20)
  expect(await post(address, {})).toEqual({ kind: 'timeout' })
})

test('the caller may cancel a call, before and during it', async () => {
  answer(() => new Promise(() => {}))
  const controller = new AbortController()
  const running = post(address, {}, { signal: controller.signal })
  controller.abort()
  expect(await running).toEqual({ kind: 'aborted' })
  expect(await post(address, {}, { signal: controller.signal })).toEqual({ kind: 'aborted' })
})

test('a redirect, which would turn the POST into a GET, is followed only where the caller allows it', async () => {
  const reached = vi.fn<(path: string) => void>()
  answer((request) => {
    reached(new URL(request.url).pathname)
    return request.url === address
      ? new HttpResponse(null, { status: 302, headers: { Location: '/login' } })
      : HttpResponse.json({ ok: true })
  })
  expect(await post(address, {})).toEqual({ kind: 'offline' })
  expect(reached).toHaveBeenCalledTimes(1)
  expect(await post(address, {}, { follow: true })).toMatchObject({ status: 200 })
})
