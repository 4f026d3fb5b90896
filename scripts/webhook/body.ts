import { isRecord, parseJson } from '#src/lib/json.ts'

/** What a webhook says about the document that changed. */
export interface Change {
  id: string | undefined
  /** Milliseconds since 1970, in whole seconds; undefined when the body does not say. */
  updatedAt: number | undefined
}

/**
 * Reads a body up to a limit.
 * @returns 'too large', 'no text' for bytes that are no UTF-8, or the text
 */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ text: string } | 'too large' | 'no text'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too large'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return 'too large'
    chunks.push(chunk)
  }
  try {
    // A byte order mark is part of what was signed.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { text: decoder.decode(Buffer.concat(chunks)) }
  } catch {
    return 'no text'
  }
}

/** Reads `{_id, _updatedAt}` out of a webhook's body; undefined when it is no such thing. */
export function readChange(text: string): Change | undefined {
  const body = parseJson(text)
  if (!isRecord(body)) return undefined
  const { _id: id, _updatedAt: updatedAt } = body
  const time = readTime(updatedAt)
  if (typeof updatedAt === 'string' && time === undefined) return undefined
  return { id: typeof id === 'string' ? id : undefined, updatedAt: time }
}

/** A date as text in milliseconds since 1970, in whole seconds. */
export function readTime(text: unknown): number | undefined {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : wholeSecond(time)
}

/** Rounded down to what every date of Sanity holds: only then do two times compare. */
export function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000
}
