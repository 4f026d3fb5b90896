import { sizes, waits } from '#shared/limits.ts'
import { parseJson } from '#shared/json.ts'
import { t } from '#shared/words/words.ts'

/** The result of a call, which never throws. */
export type PostResult =
  | {
      kind: 'response'
      status: number
      /** The parsed JSON, else the text; undefined where there is none or the connection broke. */
      body: unknown
      /** The header `Retry-After`. */
      retryAfter: string | null
    }
  | { kind: 'timeout' | 'offline' | 'aborted' }

export interface PostOptions {
  headers?: Record<string, string>
  /** Cancels the call. */
  signal?: AbortSignal
  /** Sends the body as plain text, for a host that does not answer preflight requests. */
  asText?: boolean
  /** Follows a redirect; otherwise one counts as no response, since it would turn the POST into a GET. */
  follow?: boolean
}

/**
 * Posts JSON without credentials; a small enough request outlives the page. It is cancelled when response
 * and body take longer than `waits.request`.
 */
export async function post(
  address: string,
  body: unknown,
  options: PostOptions = {},
): Promise<PostResult> {
  const { headers, signal, asText = false, follow = false } = options
  const text = JSON.stringify(body)
  const timeout = AbortSignal.timeout(waits.request)
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: text,
      headers: {
        // The call succeeds in any language; whoever answers writes in this one.
        'Content-Language': t().code,
        'Content-Type': asText ? 'text/plain;charset=UTF-8' : 'application/json',
        ...headers,
      },
      credentials: 'omit',
      redirect: follow ? 'follow' : 'error',
      keepalive: new TextEncoder().encode(text).length < sizes.keepaliveBody,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const { status } = response
    return {
      kind: 'response',
      status,
      body: await readBody(response),
      retryAfter: response.headers.get('Retry-After'),
    }
  } catch {
    if (signal?.aborted) return { kind: 'aborted' }
    return { kind: timeout.aborted ? 'timeout' : 'offline' }
  }
}

/** The status is enough: a body that breaks off counts as none. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text()
    const value = parseJson(text)
    return value === undefined && text !== '' ? text : value
  } catch {
    return undefined
  }
}
