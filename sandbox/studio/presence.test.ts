import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { servedSandbox } from '#sandbox/test-support.ts'
import type { Socket } from 'node:net'

const start = async () => (await servedSandbox()).sandbox.port

interface Window {
  call: (method: string, params?: object) => void
  heard: Record<string, unknown>[]
}

async function openWindow(port: number): Promise<Window> {
  const socket = new WebSocket(`ws://localhost:${port}/v2022-06-30/socket/production?tag=x`)
  const heard: Record<string, unknown>[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = data === '♥' ? undefined : JSON.parse(String(data))
    if (isRecord(message)) heard.push(message)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  onTestFinished(() => socket.close())
  let id = 0
  const call = (method: string, params: object = {}) => {
    id += 1
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  }
  return { call, heard }
}

test('two windows of the Studio see where the other one is', async () => {
  const port = await start()
  const [here, there] = [await openWindow(port), await openWindow(port)]
  here.call('authorization', { authorization: 'Bearer x' })
  here.call('presence_subscribe')
  await expect.poll(() => here.heard).toMatchObject([{ id: 1, result: 'ok' }, { id: 2 }])
  const subscription = here.heard[1]?.['result']
  // Long enough for a frame with a two-byte length.
  const locations = [{ documentId: 'a', path: ['x'.repeat(300)] }]
  there.call('presence_announce', { data: { sessionId: 's', locations } })
  there.call('presence_disconnect', { session: 's' })
  await expect.poll(() => here.heard.length).toBe(4)
  const event = (result: object) => ({
    method: 'presence_subscription',
    params: { subscription, result: { ...result, i: 'local-editor' } },
  })
  expect(here.heard.slice(2)).toMatchObject([
    event({ type: 'state', m: { sessionId: 's', locations } }),
    event({ type: 'disconnect', m: { session: 's' } }),
  ])
})

test.each([
  ['/v1/socket/production', { origin: 'https://evil.example' }, 403],
  ['/v1/socket/production', { host: 'evil.example' }, 403],
  ['/v1/elsewhere', {}, 403],
  ['/v1/socket/production', { origin: 'http://localhost:3333' }, 101],
])('a handshake at %s with %j gets %i', async (path, headers, status) => {
  const port = await start()
  const answered = await new Promise((resolve, reject) => {
    const asked = request({
      port,
      path,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    })
    asked.on('response', (answer) => resolve(answer.statusCode))
    asked.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end()
  })
  expect(answered).toBe(status)
})

/** Requests a socket by bytes of the test's own. */
async function knock(port: number, address: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  socket.write([`GET ${address} HTTP/1.1`, 'Host: localhost', ...upgrade, key, '', ''].join('\r\n'))
  await new Promise((resolve, reject) => socket.once('data', resolve).once('error', reject))
  return socket
}

const SOCKET = '/v1/socket/production'

test.each(['/elsewhere', SOCKET, 'http://[/v1/socket/production'])(
  'the sandbox goes on when a connection to %s breaks',
  async (address) => {
    const port = await start()
    const socket = await knock(port, address)
    socket.resetAndDestroy()
    const answer = await fetch(`http://127.0.0.1:${port}/health`)
    expect(answer.status).toBe(200)
  },
)
