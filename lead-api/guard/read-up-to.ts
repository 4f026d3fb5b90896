/** What is read and thrown away of a body that is too large, so that its sender sees the answer. */
const MOST_DISCARDED = 64 * 1024 * 1024

/** The body of a request; undefined when it has more than `limit` bytes. */
export async function readUpTo(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length <= limit) parts.push(part)
    else parts.length = 0
    if (length > limit + MOST_DISCARDED) break
  }
  return length <= limit ? joined(parts, length) : undefined
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
