import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { createLine } from './slow-proxy-line.ts'
import { createSender } from './slow-proxy-sender.ts'

export interface SlowNetwork {
  /** In each direction, shared by all connections. */
  bitsPerSecond: number
  /** Milliseconds. */
  roundTrip: number
}

/** A slow mobile network, as many visitors have. */
export const slowNetwork: SlowNetwork = { bitsPerSecond: 400_000, roundTrip: 400 }

/** A line that delays nothing, for what does not depend on time. */
export const fastNetwork: SlowNetwork = { bitsPerSecond: 1_000_000_000, roundTrip: 0 }

/** A simulated slow network between a browser and servers, of this machine unless a host is named. */
export interface SlowLink {
  /** Listens on a port (0: any free one) and forwards to the server on `target`; returns the port. */
  listen: (port: number, target: number, host?: string) => Promise<number>
  /** Bytes that the browser received, including HTTP headers. */
  received: () => number
  /** Milliseconds since the last traffic. */
  quietFor: () => number
  close: () => Promise<void>
}

/**
 * Simulates TCP on a slow network: a round trip for the handshake, latency, a rate that all connections
 * share, and slow start. No packets are lost, and DNS takes no time.
 */
export function createSlowLink({ bitsPerSecond, roundTrip }: SlowNetwork): SlowLink {
  const oneWay = roundTrip / 2
  const down = createLine(bitsPerSecond, oneWay)
  const up = createLine(bitsPerSecond, oneWay)
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  let received = 0
  let last = performance.now()

  function join(browser: Socket, port: number, host: string): void {
    const server = connect(port, host)
    const both = [browser, server]
    const drop = () => both.forEach((socket) => socket.destroy())
    for (const socket of both) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', drop)
      socket.on('close', () => sockets.delete(socket))
    }
    const toServer = createSender(up, oneWay, (data) => {
      last = performance.now()
      server.write(data)
    })
    const toBrowser = createSender(down, oneWay, (data) => {
      last = performance.now()
      received += data.length
      browser.write(data)
      if (toBrowser.waiting() < enough) server.resume()
    })
    server.on('data', (data: Buffer) => {
      last = performance.now()
      toBrowser.write(data)
      if (toBrowser.waiting() > enough) server.pause()
    })
    server.on('end', () => toBrowser.end(() => browser.end()))
    // The browser is connected at once, so hold its data back for the duration of the handshake.
    browser.pause()
    setTimeout(() => browser.resume(), roundTrip)
    browser.on('data', (data: Buffer) => toServer.write(data))
    browser.on('end', () => toServer.end(() => server.end()))
  }

  return {
    async listen(port, target, host = '127.0.0.1') {
      const server = createServer({ allowHalfOpen: true }, (browser) => join(browser, target, host))
      servers.push(server)
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      })
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    received: () => received,
    quietFor: () => performance.now() - last,
    async close() {
      down.close()
      up.close()
      for (const socket of sockets) socket.destroy()
      await Promise.all(
        servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
      )
    },
  }
}

/** A server with more than this many bytes queued is paused. */
const enough = 256_000
