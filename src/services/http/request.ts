import { sizes, waits } from '#src/config/limits.ts'
import { parseJson } from '#src/lib/json.ts'

/** What became of a call; nothing is thrown. */
export type PostResult =
  | {
      kind: 'response'
      status: number
      /** JSON where it is JSON, else the text; undefined where there is none or it was cut off. */
      body: unknown
      /** The header `Retry-After` as it came. */
      retryAfter: string | null
    }
  | { kind: 'timeout' | 'offline' | 'aborted' }

export interface PostOptions {
  headers?: Record<string, string>
  /** Ends the call from outside. */
  signal?: AbortSignal
  /** Says that the body is plain text: a host that answers no preflight takes nothing else. */
  asText?: boolean
  /** Follow a redirect; else it counts as no answer, since it would turn the POST into a GET. */
  follow?: boolean
  /** Milliseconds until the call is given up, its answer's body included. */
  limit?: number
}

/** One POST of JSON, without credentials, that outlives the page when it is small enough. */
export async function post(
  address: string,
  body: unknown,
  options: PostOptions = {},
): Promise<PostResult> {
  const { headers, signal, asText = false, follow = false, limit = waits.request } = options
  const text = JSON.stringify(body)
  const watch = limitTime(limit, signal)
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: text,
      headers: {
        'Content-Type': asText ? 'text/plain;charset=UTF-8' : 'application/json',
        ...headers,
      },
      credentials: 'omit',
      redirect: follow ? 'follow' : 'error',
      keepalive: new TextEncoder().encode(text).length < sizes.keepaliveBody,
      signal: watch.signal,
    })
    const { status } = response
    return {
      kind: 'response',
      status,
      body: await readBody(response),
      retryAfter: response.headers.get('Retry-After'),
    }
  } catch {
    return { kind: watch.reason() }
  } finally {
    watch.end()
  }
}

interface TimeLimit {
  signal: AbortSignal
  reason: () => 'timeout' | 'offline' | 'aborted'
  end: () => void
}

// AbortSignal.any and AbortSignal.timeout are missing on phones that are still in use.
function limitTime(limit: number, outer: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController()
  const stop = (reason: 'timeout' | 'aborted') => controller.abort(reason)
  const cancel = () => stop('aborted')
  const timer = setTimeout(() => stop('timeout'), limit)
  if (outer?.aborted) cancel()
  outer?.addEventListener('abort', cancel)
  return {
    signal: controller.signal,
    reason: () => {
      if (!controller.signal.aborted) return 'offline'
      return controller.signal.reason === 'timeout' ? 'timeout' : 'aborted'
    },
    end: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', cancel)
    },
  }
}

/** The status line decides; a body that breaks off after it is no body. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text()
    const value = parseJson(text)
    return value === undefined && text !== '' ? text : value
  } catch {
    return undefined
  }
}
