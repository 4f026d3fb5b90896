import { WebSocket, WebSocketServer } from 'ws'
import { LOCAL_EDITOR, refusalFor } from '#sandbox/access.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { createRevisionId } from '#sandbox/content-api/store.ts'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** The part of an HTTP server that is needed here. */
interface Upgrading {
  on: (
    event: 'upgrade',
    listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
  ) => unknown
}

const PATH = /^\/v[^/]+\/socket\/production(\?|$)/
const HEARTBEAT_MS = 10_000

/**
 * Presence (`/socket/{dataset}`, JSON-RPC): relays between the windows of the Studio who is working on
 * which document.
 */
export function acceptPresence(server: Upgrading): { close: () => void } {
  const sockets = new WebSocketServer({ noServer: true })
  const subscriptions = new Map<WebSocket, Set<string>>()
  const timer = setInterval(() => {
    for (const socket of subscriptions.keys()) socket.send('♥')
  }, HEARTBEAT_MS)
  timer.unref()

  function broadcast(result: Record<string, unknown>): void {
    for (const [socket, own] of subscriptions) {
      for (const subscription of own) {
        const params = { subscription, result: { ...result, i: LOCAL_EDITOR.id } }
        const method = 'presence_subscription'
        socket.send(JSON.stringify({ jsonrpc: '2.0', method, params }))
      }
    }
  }

  /** Performs a call and returns its result. */
  function perform(method: unknown, params: Record<string, unknown>, own: Set<string>): string {
    const { session, data, subscriptionId } = params
    if (method === 'presence_subscribe') {
      const subscription = createRevisionId()
      own.add(subscription)
      return subscription
    }
    if (method === 'presence_unsubscribe') own.delete(String(subscriptionId))
    if (method === 'presence_rollcall') broadcast({ type: 'rollCall', session })
    if (method === 'presence_announce') broadcast({ type: 'state', m: data })
    if (method === 'presence_disconnect') broadcast({ type: 'disconnect', m: { session } })
    return 'ok'
  }

  function accept(socket: WebSocket): void {
    const own = new Set<string>()
    subscriptions.set(socket, own)
    // A reset or an invalid message: ws closes the socket afterwards.
    socket.on('error', () => {})
    socket.on('close', () => subscriptions.delete(socket))
    socket.addEventListener('message', ({ data }) => {
      const call = typeof data === 'string' ? parseJson(data) : undefined
      if (!isRecord(call)) return
      const params = isRecord(call['params']) ? call['params'] : {}
      const result = perform(call['method'], params, own)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: call['id'], result }))
    })
  }

  server.on('upgrade', (request, socket, head) => {
    // Without a listener, a reset of this raw socket would end the process.
    socket.on('error', () => socket.destroy())
    if (isAllowed(request)) sockets.handleUpgrade(request, socket, head, accept)
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy())
  })
  return {
    close: () => {
      clearInterval(timer)
      for (const socket of subscriptions.keys()) socket.terminate()
    },
  }
}

function isAllowed({ url = '', headers: { host = '', origin } }: IncomingMessage): boolean {
  const headers = { host, ...(origin !== undefined && { origin }) }
  return PATH.test(url) && !refusalFor(new Request(`http://localhost${url}`, { headers }))
}
