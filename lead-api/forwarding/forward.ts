import type { InboxLead } from '#lead-api/types.ts'
import type { ForwardFailure, ForwardKind, ForwardStore } from './forward-store.ts'

/** Sends one lead on; why it was not taken, or undefined. A lead may come to the receiver twice. */
export type Deliver = (lead: InboxLead) => Promise<ForwardFailure | undefined>

export interface Forwarder {
  /** Forwards the oldest lead that is due; false when none is. */
  forwardNext: (kind: ForwardKind) => Promise<boolean>
  /** Forwards leads until none is due, or until it has tried so many; returns how many it has tried. */
  forwardDue: (most?: number) => Promise<number>
}

/** Longer than an answer is waited for, and much shorter than a claim. */
const TIMEOUT_MS = 20_000
/** How many leads `forwardDue` forwards at once; Cloudflare opens six connections for a request. */
const SLOTS: readonly ForwardKind[] = ['new', 'new', 'new', 'new', 'retry']

/** Forwards leads, and tries again later what was not taken. */
export function createForwarder(
  store: ForwardStore,
  deliver: Deliver,
  log: (line: string) => void,
): Forwarder {
  async function forwardNext(kind: ForwardKind): Promise<boolean> {
    const lead = await store.claim(kind)
    if (!lead) return false
    const failure = await inTime(deliver(lead))
    if (failure) {
      log(`Not forwarded, try ${lead.forwarding.tries}: ${failure.problem}`)
      await store.failed(lead.id, failure)
    } else {
      await store.told(lead.id)
    }
    return true
  }

  return {
    forwardNext,
    forwardDue: async (most = Number.POSITIVE_INFINITY) => {
      let tried = 0
      async function work(kind: ForwardKind): Promise<void> {
        while (tried < most) {
          tried += 1
          if (await forwardNext(kind)) continue
          tried -= 1
          return
        }
      }
      await Promise.all(SLOTS.map(work))
      return tried
    },
  }
}

/** A delivery that never ends has failed. */
async function inTime(delivery: ReturnType<Deliver>): ReturnType<Deliver> {
  const { promise, resolve } = Promise.withResolvers<ForwardFailure>()
  const problem = 'The receiver did not answer in time.'
  const timer = setTimeout(() => resolve({ problem, isFinal: false }), TIMEOUT_MS)
  try {
    return await Promise.race([delivery, promise])
  } finally {
    clearTimeout(timer)
  }
}
