import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { VALID_BODIES } from '#lead-api/calls/call.fixture.ts'
import { SECRET, SECRET_HASH } from '#lead-api/inbox/inbox.fixture.ts'
import { peopleOf } from '#lead-api/inbox/people.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import { serveLeadApi } from './serve.ts'
import type { Socket } from 'node:net'
import type { Caller } from '#lead-api/types.ts'
import type { RunningServer } from './serve.ts'

async function serve(lastRequests = 300, api = leadApiWith()): Promise<RunningServer> {
  return serveLeadApi({ api, port: 0, isBehindProxy: false, lastRequests })
}

/** A connection that has sent the beginning of a request. */
async function begin(port: number, start: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(start)
  return socket
}

test('a service that is stopped ends although one sender is slow, and answers the others before', async () => {
  const { port, close } = await serve()
  const body = JSON.stringify(VALID_BODIES.contact)
  const start = `POST /iam/inquiries/contact-us HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`
  const slow = await begin(port, start)
  const idle = await begin(port, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(idle, 'data')
  const good = await begin(port, start)
  await sleep(50)
  const begun = performance.now()
  const closing = close()
  good.write(body.slice(5))
  expect(String(await once(good, 'data'))).toContain('200 OK')
  await Promise.all([closing, once(slow, 'close'), idle.closed || once(idle, 'close')])
  expect(performance.now() - begun).toBeLessThan(3000)
})

test('an upload that stalls is ended', async () => {
  const { promise: body, resolve } = Promise.withResolvers<unknown>()
  const fetch = async (request: Request) => {
    resolve(await request.text().catch(String))
    return new Response()
  }
  const served = { api: { fetch }, port: 0, isBehindProxy: false, silence: 300 }
  const { port, close } = await serveLeadApi(served)
  onTestFinished(close)
  const stalled = await begin(port, 'PUT / HTTP/1.1\r\nHost: a\r\ncontent-length: 3\r\n\r\n')
  expect(await body).toContain('aborted')
  expect(stalled.closed || (await once(stalled, 'close'))).toBeTruthy()
})

test('a person signs in over the network, where a body can be read only once', async () => {
  const api = leadApiWith({ people: peopleOf(`ada=${SECRET_HASH}`) })
  const { port, close } = await serve(300, api)
  onTestFinished(close)
  const inbox = `http://127.0.0.1:${port}/inbox`
  const answer = await fetch(`${inbox}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: api.origin },
    body: new URLSearchParams({ name: 'ada', secret: SECRET }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await fetch(inbox, { headers: { cookie } })).status).toBe(200)
  expect((await fetch(inbox)).status).toBe(401)
})

test('of a file without a signature nothing is read', async () => {
  const api = leadApiWith()
  let parts = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    parts += 1
    controller.enqueue(new Uint8Array(1024))
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const headers = { 'content-type': 'application/pdf' }
  const init = { method: 'PUT', headers, body, duplex: 'half' }
  const path = 'landingpage/a.pdf?type=application%2Fpdf&expires=99999999999999&signature=00'
  const request = new Request(`http://127.0.0.1/uploads/${path}`, init)
  expect((await api.fetch(request, { address: '192.0.2.1' })).status).toBe(403)
  expect(parts).toBe(0)
})

test.each([
  ['203.0.113.9', 'http', true, '203.0.113.9', true],
  ['198.51.100.1, 203.0.113.9:5123', 'https, http', true, '203.0.113.9', true],
  ['[2001:DB8::1]:443', 'http, https', true, '2001:db8::1', false],
  ['unknown', 'https', true, '127.0.0.1', false],
  ['203.0.113.9', 'http', false, '127.0.0.1', false],
])(
  'a visitor for whom a proxy writes %j and %j (trusted: %s) comes from %s (unencrypted: %s)',
  async (forwardedFor, protocol, isBehindProxy, address, isHttp) => {
    const api = { fetch: async (_: Request, caller: Caller) => Response.json(caller) }
    const server = await serveLeadApi({ api, port: 0, isBehindProxy })
    onTestFinished(server.close)
    const headers = {
      'x-forwarded-for': forwardedFor,
      'x-forwarded-proto': protocol,
      connection: 'close',
    }
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers })
    expect(await answer.json()).toEqual({ address, isHttp })
  },
)
