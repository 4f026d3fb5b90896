import type { FillPlaceholders } from '#sandbox/content-api/assets/image-details.ts'

/** One server-sent event; `data` is sent as JSON. */
export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}

/** Sends an event; does nothing once the reader has disconnected. */
export type Send = (event: StreamEvent) => void

/** All open event streams of the sandbox. */
export interface StreamHub {
  /** Opens a stream. `start` receives `send` and returns a cleanup for when the reader leaves. */
  open: (start: (send: Send) => () => void) => Response
  count: () => number
  close: () => void
}

// Proxies and browsers close a connection that is silent for a minute.
const KEEP_ALIVE_MS = 15_000

export function createStreamHub(fillPlaceholders: FillPlaceholders): StreamHub {
  const ends = new Set<(isByReader: boolean) => void>()

  function open(start: (send: Send) => () => void): Response {
    const encoder = new TextEncoder()
    let end: ((isByReader: boolean) => void) | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        let isOpen = true
        const write = (text: string): void => {
          if (isOpen) controller.enqueue(encoder.encode(text))
        }
        // Sent at once, so that the reader knows it is connected.
        write(': connected\n\n')
        let sent = Promise.resolve()
        const stop = start((event) => {
          sent = sent.then(async () => write(await fillPlaceholders(format(event))))
        })
        const timer = setInterval(() => write(': keep-alive\n\n'), KEEP_ALIVE_MS)
        timer.unref()
        const finish = (isByReader: boolean): void => {
          isOpen = false
          clearInterval(timer)
          stop()
          ends.delete(finish)
          if (!isByReader) controller.close()
        }
        ends.add(finish)
        end = finish
      },
      cancel: () => end?.(true),
    })
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
      },
    })
  }

  return {
    open,
    count: () => ends.size,
    close: () => {
      for (const end of ends) end(false)
    },
  }
}

function format({ event, data, id }: StreamEvent): string {
  const name = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${name}data: ${JSON.stringify(data)}\n\n`
}
