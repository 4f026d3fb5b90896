import { isRecord } from '#shared/json.ts'
import { DriverError } from './driver.ts'

type Fields = Record<string, unknown>

/** Commands and events of a browser that speaks WebDriver BiDi. */
export interface Connection {
  send: (method: string, params: Fields) => Promise<Fields>
  /** Calls back for each event; gives the function that ends it. */
  onEvent: (listener: (method: string, params: Fields) => void) => () => void
  close: () => void
}

/** @throws Error when nobody answers at the address. */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}`)))
  })
  const waiting = new Map<unknown, PromiseWithResolvers<Fields>>()
  const listeners = new Set<(method: string, params: Fields) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (!isRecord(message)) return
    const { id, method, params, result } = message
    const command = waiting.get(id)
    waiting.delete(id)
    if (message['type'] === 'error') command?.reject(new DriverError(String(message['message'])))
    else command?.resolve(isRecord(result) ? result : {})
    if (typeof method !== 'string' || !isRecord(params)) return
    for (const listener of listeners) listener(method, params)
  })
  let last = 0
  return {
    send(method, params) {
      const command = Promise.withResolvers<Fields>()
      const id = (last += 1)
      waiting.set(id, command)
      socket.send(JSON.stringify({ id, method, params }))
      return command.promise
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => socket.close(),
  }
}
