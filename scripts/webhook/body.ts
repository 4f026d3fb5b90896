import { isRecord, parseJson } from '#shared/json.ts'

/** The changed document, as the webhook describes it. */
export interface Change {
  id: string | undefined
  /** Milliseconds since 1970, in whole seconds; undefined when missing. */
  updatedAt: number | undefined
}

/**
 * Reads a body up to a limit.
 * @returns the text, 'too large', or 'not text' for bytes that are not UTF-8
 */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ text: string } | 'too large' | 'not text'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too large'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return 'too large'
    chunks.push(chunk)
  }
  try {
    // The signature covers a byte order mark too.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { text: decoder.decode(Buffer.concat(chunks)) }
  } catch {
    return 'not text'
  }
}

/** Reads `{_id, _updatedAt}` from a webhook's body; undefined when it is something else. */
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

/** Rounds down to whole seconds, the precision that all of Sanity's dates share. */
export function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000
}
