import { setTimeout as sleep } from 'node:timers/promises'

const PIECES = 20

/** The same response, its body spread over `ms` milliseconds; `signal` ends it early. */
export function trickle(response: Response, ms: number, signal: AbortSignal): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const { status, statusText, body } = response
  const stream = body && streamOf(pieces(response, ms, signal))
  return new Response(stream, { status, statusText, headers })
}

function streamOf(
  source: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull: async (controller) => {
      const { value } = await source.next()
      if (value) controller.enqueue(value)
      else controller.close()
    },
    cancel: async () => {
      await source.return(undefined)
    },
  })
}

async function* pieces(
  response: Response,
  ms: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const size = Math.max(1, Math.ceil(bytes.length / PIECES))
  const pause = (ms * size) / Math.max(1, bytes.length)
  for (let start = 0; start < bytes.length; start += size) {
    const isCut = await sleep(pause, false, { signal }).catch(() => true)
    if (isCut) return undefined
    yield bytes.subarray(start, start + size)
  }
  return undefined
}
