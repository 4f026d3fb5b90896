import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { createLine } from './slow-proxy-line.ts'
import { createSender } from './slow-proxy-sender.ts'

export interface SlowNetwork {
  /** Of each direction, shared by all connections. */
  bitsPerSecond: number
  /** Milliseconds there and back. */
  roundTrip: number
}

/** The network of most visitors (PERFORMANCE.md). */
export const slowNetwork: SlowNetwork = { bitsPerSecond: 400_000, roundTrip: 400 }

/** A slow network between a browser and servers of this machine. */
export interface SlowLink {
  /** Stands on a port (0: any free one) before the server on another; returns the port. */
  stand: (port: number, before: number) => Promise<number>
  /** Bytes that the browser got, HTTP headers included. */
  received: () => number
  /** Milliseconds since anything was under way. */
  quietFor: () => number
  close: () => Promise<void>
}

/**
 * Shapes TCP as a slow network does: a round trip for the handshake, travel time, a rate that all
 * connections share, and slow start. It loses nothing, and names take no time to look up.
 */
export function createSlowLink({ bitsPerSecond, roundTrip }: SlowNetwork): SlowLink {
  const oneWay = roundTrip / 2
  const down = createLine(bitsPerSecond, oneWay)
  const up = createLine(bitsPerSecond, oneWay)
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  let received = 0
  let last = performance.now()

  function join(browser: Socket, port: number): void {
    const server = connect(port, '127.0.0.1')
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
    // The browser thinks itself connected at once: what it says waits for the handshake.
    browser.pause()
    setTimeout(() => browser.resume(), roundTrip)
    browser.on('data', (data: Buffer) => toServer.write(data))
    browser.on('end', () => toServer.end(() => server.end()))
  }

  return {
    async stand(port, before) {
      const server = createServer({ allowHalfOpen: true }, (browser) => join(browser, before))
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

/** A server that is this far ahead of the line pauses. */
const enough = 256_000
