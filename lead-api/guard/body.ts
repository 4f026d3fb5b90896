import { networkOf } from './networks.ts'

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

const MEGABYTE = 1024 * 1024
/** Bytes of bodies that are read at once. */
const MOST = 96 * MEGABYTE
/** The rest is for networks that send nothing else, so that slow senders in a few do not stop everybody. */
const MOST_OF_BUSY = 64 * MEGABYTE
const MOST_OF_NETWORK = 40 * MEGABYTE
/** Shorter than the site waits for a file that makes no progress. */
const LONGEST_WAIT_MS = 25_000
const POLL_MS = 50

/** Memory for the bodies of files while they are read. */
export interface BodyRoom {
  /** Waits for room; returns what ends its use, or undefined when there was none for too long. */
  enter: (address: string, bytes: number) => Promise<(() => void) | undefined>
}

export function createBodyRoom(longestWait = LONGEST_WAIT_MS): BodyRoom {
  const used = new Map<string, number>()
  let all = 0

  function change(network: string, bytes: number): void {
    const mine = (used.get(network) ?? 0) + bytes
    all += bytes
    if (mine > 0) used.set(network, mine)
    else used.delete(network)
  }
  function hasRoom(network: string, bytes: number): boolean {
    const mine = used.get(network) ?? 0
    return mine + bytes <= MOST_OF_NETWORK && all + bytes <= (mine > 0 ? MOST_OF_BUSY : MOST)
  }

  return {
    enter: async (address, bytes) => {
      const { name } = networkOf(address)
      const until = performance.now() + longestWait
      while (!hasRoom(name, bytes)) {
        if (performance.now() > until) return undefined
        await new Promise((resolve) => void setTimeout(resolve, POLL_MS))
      }
      change(name, bytes)
      return () => change(name, -bytes)
    },
  }
}
