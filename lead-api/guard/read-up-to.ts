/** What is read and thrown away of a body that is too large, so that its sender sees the answer. */
const MOST_DISCARDED = 64 * 1024 * 1024

/** How long a body may take, in milliseconds. */
export interface BodyTimes {
  /** Without any progress. */
  stall: number
  /** In all. */
  most: number
}

/** For the body of a form. */
const FORM_TIMES: BodyTimes = { stall: 30_000, most: 30_000 }

/** The body of a request has stopped coming, or takes too long. */
export class SlowBody extends Error {
  constructor() {
    super('The body of a request came too slowly.')
    this.name = 'SlowBody'
  }
}

/**
 * The body of a request; undefined when it has more than `limit` bytes.
 * @throws SlowBody
 */
export async function readUpTo(
  request: Request,
  limit: number,
  { stall, most }: BodyTimes = FORM_TIMES,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  let isSlow = false
  const giveUp = (): void => {
    isSlow = true
    void reader.cancel().catch(() => {})
  }
  const end = setTimeout(giveUp, most)
  let stalled = setTimeout(giveUp, stall)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(stalled)
      stalled = setTimeout(giveUp, stall)
      length += value.length
      if (length <= limit) parts.push(value)
      else parts.length = 0
      if (length > limit + MOST_DISCARDED) break
    }
  } catch (error) {
    if (!isSlow) throw error
  } finally {
    clearTimeout(end)
    clearTimeout(stalled)
  }
  if (isSlow) throw new SlowBody()
  return length <= limit ? joined(parts, length) : undefined
}

/** Reads a body and forgets it, so that its sender sees the answer. */
export async function discard(request: Request): Promise<void> {
  await readUpTo(request, 0)
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
