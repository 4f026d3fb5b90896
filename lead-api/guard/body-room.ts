import { networksOf } from './networks.ts'

const MEGABYTE = 1024 * 1024
/** Bytes of bodies that are read at once. */
const MOST = 96 * MEGABYTE
/** The rest is for networks that send nothing else, so that slow senders in a few do not stop everybody. */
const MOST_OF_BUSY = 64 * MEGABYTE
const MOST_OF_NETWORK = 40 * MEGABYTE
/** Shorter than the site waits for a file that makes no progress. */
const LONGEST_WAIT_MS = 25_000

/** Memory for the bodies of files while they are read. */
export interface BodyRoom {
  /** Waits for room; returns what ends its use, or undefined when there was none for too long. */
  enter: (address: string, bytes: number) => Promise<(() => void) | undefined>
}

export function createBodyRoom(longestWait = LONGEST_WAIT_MS): BodyRoom {
  const used = new Map<string, number>()
  const waiting = new Set<() => void>()
  let all = 0

  function fits(network: string, bytes: number): boolean {
    const mine = used.get(network) ?? 0
    const most = mine > 0 ? MOST_OF_BUSY : MOST
    return mine + bytes <= MOST_OF_NETWORK && all + bytes <= most
  }
  function change(network: string, bytes: number): void {
    const mine = (used.get(network) ?? 0) + bytes
    all += bytes
    if (mine > 0) used.set(network, mine)
    else used.delete(network)
  }
  /** False when nothing has ended in that time. */
  function nextEnd(wait: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasEnded: boolean) => {
        clearTimeout(timer)
        waiting.delete(wake)
        resolve(hasEnded)
      }
      const wake = () => end(true)
      const timer = setTimeout(end, wait, false)
      waiting.add(wake)
    })
  }

  return {
    enter: async (address, bytes) => {
      const network = networksOf(address).at(-1)?.name ?? ''
      const until = performance.now() + longestWait
      while (!fits(network, bytes)) {
        if (!(await nextEnd(until - performance.now()))) return undefined
      }
      change(network, bytes)
      return () => {
        change(network, -bytes)
        for (const wake of waiting) wake()
      }
    },
  }
}
