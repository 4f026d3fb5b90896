// @vitest-environment node
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSlowLink } from './slow-proxy.ts'
import type { SlowLink, SlowNetwork } from './slow-proxy.ts'

const roundTrip = 80
const fast = 1_000_000_000

let server: Server
let link: SlowLink

beforeEach(async () => {
  server = createServer(({ url = '/0' }, response) => {
    response.end('x'.repeat(Number(url.slice(1))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  await link.close()
  server.closeAllConnections()
  server.close()
})

async function open(network: SlowNetwork): Promise<string> {
  link = createSlowLink(network)
  const address = server.address()
  const behind = typeof address === 'object' && address ? address.port : 0
  return `http://127.0.0.1:${await link.listen(0, behind)}`
}

/** Milliseconds until so many bytes have arrived. */
async function fetchBytes(origin: string, bytes: number): Promise<number> {
  const started = performance.now()
  const text = await (await fetch(`${origin}/${bytes}`)).text()
  expect(text).toHaveLength(bytes)
  return performance.now() - started
}

// Timers round to a millisecond.
const rounding = 5

test('a first answer takes a round trip for the handshake and one for itself', async () => {
  const origin = await open({ bitsPerSecond: fast, roundTrip })
  expect(await fetchBytes(origin, 100)).toBeGreaterThan(2 * roundTrip - rounding)
  expect(await fetchBytes(origin, 100)).toBeGreaterThan(roundTrip - rounding)
})

test('ten packets come in one flight; more wait until the first were confirmed', async () => {
  const origin = await open({ bitsPerSecond: fast, roundTrip })
  await fetchBytes(origin, 0)
  // 14.6 kB, 29.2 kB and 58.4 kB: the third flight brings the last of them.
  expect(await fetchBytes(origin, 90_000)).toBeGreaterThan(3 * roundTrip - rounding)
})

test('connections share the rate', async () => {
  const origin = await open({ bitsPerSecond: 1_600_000, roundTrip: 0 })
  const started = performance.now()
  await Promise.all([fetchBytes(origin, 40_000), fetchBytes(origin, 40_000)])
  // 80 kB at 200 kB a second.
  expect(performance.now() - started).toBeGreaterThan(400 - rounding)
  expect(link.received()).toBeGreaterThan(80_000)
})

test('a fast network stays fast', async () => {
  const origin = await open({ bitsPerSecond: fast, roundTrip: 0 })
  // A second is far more than this takes, and far less than the slow profile's five.
  expect(await fetchBytes(origin, 250_000)).toBeLessThan(1000)
})

test('a server that is gone ends the browser’s wait', async () => {
  const origin = await open({ bitsPerSecond: fast, roundTrip: 0 })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await expect(fetchBytes(origin, 1)).rejects.toThrow('fetch failed')
})
