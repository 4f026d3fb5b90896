import { createServer } from 'node:http'
import { afterAll, beforeEach, vi } from 'vitest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen, portOf } from '#shared/local-server.ts'

export type Reply = (response: ServerResponse, request: IncomingMessage) => void

/** A real server instead of every host: only real connections can really break. */
export function useTestServer(): { respond: (reply: Reply) => void } {
  let reply: Reply = plain(200)
  const server = createServer((request, response) => {
    request.resume().on('end', () => reply(response, request))
  })
  const listening = listen(server, 0).then(() => portOf(server))
  const realFetch = fetch
  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const { pathname } = new URL(address)
      return realFetch(`http://127.0.0.1:${await listening}${pathname}`, init)
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { respond: (next) => void (reply = next) }
}

/** Lets each call wait so many milliseconds only. */
export function shortenWaits(limit: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(limit))
}

/** Responds with a status and a text. */
export function plain(status: number, text = '', headers: Record<string, string> = {}): Reply {
  return (response) => response.writeHead(status, headers).end(text)
}

/** Responds with a status and JSON. */
export function json(status: number, body: unknown): Reply {
  return plain(status, JSON.stringify(body), { 'Content-Type': 'application/json' })
}

/** The connection breaks before the first byte. */
export function reset(response: ServerResponse): void {
  response.socket?.destroy()
}

/** The connection breaks in the middle of the body. */
export function cut(status: number): Reply {
  return (response) => {
    response.writeHead(status, { 'Content-Length': '100' }).write('{"mess')
    setTimeout(() => response.socket?.destroy(), 10)
  }
}

/** Sends the body byte by byte, one every `pause` ms; with `ends` false the response never ends. */
export function trickle(status: number, text: string, pause: number, ends = true): Reply {
  return (response) => {
    response.writeHead(status)
    const bytes = Array.from(text)
    const timer = setInterval(() => {
      const byte = bytes.shift()
      if (byte !== undefined) response.write(byte)
      else if (ends) response.end()
      if (byte === undefined) clearInterval(timer)
    }, pause)
    response.on('close', () => clearInterval(timer))
  }
}
