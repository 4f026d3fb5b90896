import type { InboxLead } from '../types.ts'
import type { ForwardFailure, ForwardStore } from './forward-store.ts'

/** Sends one lead on; why it was not taken, or undefined. A lead may come to the receiver twice. */
export type Deliver = (lead: InboxLead) => Promise<ForwardFailure | undefined>

export interface Forwarder {
  /** Forwards the leads that are due; returns how many it has tried. */
  forwardDue: () => Promise<number>
}

const AT_ONCE = 10

/** Forwards leads, and tries again later what was not taken. */
export function createForwarder(
  store: ForwardStore,
  deliver: Deliver,
  log: (line: string) => void,
): Forwarder {
  async function forward(lead: InboxLead): Promise<void> {
    const failure = await deliver(lead)
    if (!failure) return store.told(lead.id)
    log(`Not forwarded, try ${lead.forwarding.tries}: ${failure.problem}`)
    return store.failed(lead.id, failure)
  }

  return {
    forwardDue: async () => {
      const due = await store.claim(AT_ONCE)
      await Promise.all(due.map(forward))
      return due.length
    },
  }
}
