import type { Line } from './slow-proxy-line.ts'

/** Payload and headers of one packet, in bytes. */
const segment = 1460
const headers = 40
/** The initial window of a server (RFC 6928). */
const firstFlight = 10 * segment

/** The sending end of one TCP connection. */
export interface Sender {
  write: (data: Buffer) => void
  /** Bytes in the queue. */
  waiting: () => number
  /** Calls `then` once everything has arrived. */
  end: (then: () => void) => void
}

/**
 * Sends like TCP in slow start: the bytes under way never exceed the window, which grows with each
 * acknowledgement. Nothing is lost, so the window never shrinks.
 * @param confirm milliseconds until an acknowledgement arrives
 */
export function createSender(line: Line, confirm: number, deliver: (data: Buffer) => void): Sender {
  const queue: Buffer[] = []
  let queued = 0
  let window = firstFlight
  let underWay = 0
  let atEnd: (() => void) | undefined

  function pump(): void {
    for (;;) {
      const [first] = queue
      if (!first) break
      const size = Math.min(first.length, segment)
      if (underWay + size > window) break
      const data = first.subarray(0, size)
      if (size === first.length) queue.shift()
      else queue[0] = first.subarray(size)
      queued -= size
      underWay += size
      line.send(size + headers, () => arrive(data))
    }
    if (atEnd && queued === 0 && underWay === 0) atEnd()
  }

  function arrive(data: Buffer): void {
    deliver(data)
    setTimeout(() => {
      underWay -= data.length
      window += data.length
      pump()
    }, confirm)
  }

  return {
    write(data) {
      queue.push(data)
      queued += data.length
      pump()
    },
    waiting: () => queued,
    end(then) {
      atEnd = then
      pump()
    },
  }
}
