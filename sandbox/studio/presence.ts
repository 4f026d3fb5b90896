import { judge } from '../guard.ts'
import { isRecord } from '../lake/document.ts'
import { LOCAL_EDITOR } from '../lake/identity.ts'
import { createRevisionId } from '../lake/revision-id.ts'
import { openTextSocket } from './web-socket.ts'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { TextSocket } from './web-socket.ts'

/** The part of a server that is needed here. */
interface Upgrading {
  on: (
    event: 'upgrade',
    listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
  ) => unknown
}

const PATH = /^\/v[^/]+\/socket\/production(\?|$)/
const HEARTBEAT_MS = 10_000

/**
 * Who works on which document (`/socket/{dataset}`, JSON-RPC): windows of the Studio tell each
 * other through here, so that two of them show each other's avatar.
 */
export function acceptPresence(server: Upgrading): { close: () => void } {
  const rooms = new Map<TextSocket, Set<string>>()
  const timer = setInterval(() => {
    for (const socket of rooms.keys()) socket.send('♥')
  }, HEARTBEAT_MS)
  timer.unref()

  function tellAll(result: Record<string, unknown>): void {
    for (const [socket, subscriptions] of rooms) {
      for (const subscription of subscriptions) {
        const params = { subscription, result: { ...result, i: LOCAL_EDITOR.id } }
        const method = 'presence_subscription'
        socket.send(JSON.stringify({ jsonrpc: '2.0', method, params }))
      }
    }
  }

  /** The answer to a call. */
  function perform(method: unknown, params: Record<string, unknown>, own: Set<string>): unknown {
    const { session, data, subscriptionId } = params
    if (method === 'presence_subscribe') {
      const subscription = createRevisionId()
      own.add(subscription)
      return subscription
    }
    if (method === 'presence_unsubscribe') own.delete(String(subscriptionId))
    if (method === 'presence_rollcall') tellAll({ type: 'rollCall', session })
    if (method === 'presence_announce') tellAll({ type: 'state', m: data })
    if (method === 'presence_disconnect') tellAll({ type: 'disconnect', m: { session } })
    return 'ok'
  }

  server.on('upgrade', (request, socket) => {
    const key = request.headers['sec-websocket-key']
    if (!isWelcome(request) || key === undefined) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    const own = new Set<string>()
    const peer = openTextSocket(socket, key, {
      onText: (text) => {
        const call = parse(text)
        if (!call) return
        const params = isRecord(call['params']) ? call['params'] : {}
        const result = perform(call['method'], params, own)
        peer.send(JSON.stringify({ jsonrpc: '2.0', id: call['id'], result }))
      },
      onClose: () => rooms.delete(peer),
    })
    rooms.set(peer, own)
  })
  return {
    close: () => {
      clearInterval(timer)
      for (const socket of rooms.keys()) socket.close()
    },
  }
}

function isWelcome({ url = '', headers }: IncomingMessage): boolean {
  const host = headers.host ?? ''
  const origin = headers.origin
  const asked = new Request(`http://localhost${url}`, {
    headers: { host, ...(origin !== undefined && { origin }) },
  })
  return PATH.test(url) && judge(asked) === undefined
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
