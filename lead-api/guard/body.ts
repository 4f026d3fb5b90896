/** What is read and thrown away of a body that is too large, so that its sender sees the answer. */
const MOST_DISCARDED = 64 * 1024 * 1024
/** For the body of a form. */
const FORM_MS = 30_000

/** The body of a request takes too long. */
export class SlowBody extends Error {
  constructor() {
    super('The body of a request came too slowly.')
    this.name = 'SlowBody'
  }
}

/**
 * The body of a request; undefined when it has more than `limit` bytes.
 * @param longest milliseconds that it may take
 * @throws SlowBody
 */
export async function readUpTo(
  request: Request,
  limit: number,
  longest = FORM_MS,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    void reader.cancel().catch(() => {})
  }, longest)
  try {
    while (length <= limit + MOST_DISCARDED) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length <= limit) parts.push(value)
      else parts.length = 0
    }
  } catch (error) {
    if (!isSlow) throw error
  } finally {
    clearTimeout(timer)
  }
  if (isSlow) throw new SlowBody()
  return length <= limit ? new Uint8Array(await new Blob(parts).arrayBuffer()) : undefined
}

/** Bytes of bodies of files that are read at once. */
const MOST_AT_ONCE = 96 * 1024 * 1024

/** Memory for the bodies of files while they are read. */
export interface BodyRoom {
  /** Takes room for so many bytes; returns what ends its use, or undefined when there is none. */
  enter: (bytes: number) => (() => void) | undefined
}

export function createBodyRoom(): BodyRoom {
  let used = 0
  return {
    enter: (bytes) => {
      if (used + bytes > MOST_AT_ONCE) return undefined
      used += bytes
      return () => {
        used -= bytes
      }
    },
  }
}
