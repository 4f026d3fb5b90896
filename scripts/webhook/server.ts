import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

interface ListenOptions {
  handle: (request: Request) => Promise<Response>
  host: string
  port: number
}

/**
 * Serves a webhook with Node; slow senders are disconnected after half a minute.
 * @throws Error with a sentence when the port cannot be used
 */
export async function serveWebhook({ handle, host, port }: ListenOptions): Promise<Server> {
  const server = createAdaptorServer({
    fetch: handle,
    overrideGlobalObjects: false,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 5_000 },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const advice = 'Stop the other program, or set WEBHOOK_PORT to a free port.'
      reject(new Error(`Port ${port} (webhook) cannot be used. ${advice}`, { cause: error }))
    })
    server.listen(port, host, resolve)
  })
  if (!('closeAllConnections' in server)) throw new Error('The webhook speaks HTTP/1.1.')
  return server
}
