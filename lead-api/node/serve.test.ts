// @vitest-environment node
import { expect, onTestFinished, test } from 'vitest'
import { leadApiWith } from '../test-support.ts'
import { serveLeadApi } from './serve.ts'

test.each([
  ['203.0.113.9', true, '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9:5123', true, '203.0.113.9'],
  ['[2001:DB8::1]:443', true, '2001:db8::1'],
  ['::ffff:203.0.113.9', true, '203.0.113.9'],
  ['unknown', true, '127.0.0.1'],
  ['203.0.113.9, <script>', true, '127.0.0.1'],
  [' ', true, '127.0.0.1'],
  ['203.0.113.9', false, '127.0.0.1'],
])(
  'a visitor whose proxy writes %j (trusted: %s) comes from %s',
  async (text, isBehindProxy, address) => {
    const api = {
      ...leadApiWith(),
      forwarder: undefined,
      fetch: async (_: Request, caller: { address: string }) => new Response(caller.address),
    }
    const server = await serveLeadApi({ api, host: '127.0.0.1', port: 0, isBehindProxy })
    onTestFinished(server.close)
    const headers = { 'x-forwarded-for': text, connection: 'close' }
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers })
    expect(await answer.text()).toBe(address)
  },
)
