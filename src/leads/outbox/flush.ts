import { lockName } from './attempts.ts'
import { isExpired } from './entry.ts'
import type { OutboxDependencies } from './attempts.ts'
import type { Entry, OutboxEvent } from './entry.ts'

interface QueueActions {
  notify: (event: OutboxEvent) => void
  /** Sends a lead if it is due and no other tab sends it. */
  resend: (id: string) => Promise<void>
  /** Deletes a lead and what this tab knows of its submission. */
  drop: (entry: Entry) => Promise<void>
}

/**
 * A function that looks through the stored leads: it sends what is due, holds what can no longer be sent
 * because the form is closed, and deletes what is too old.
 */
export function outboxFlush(
  { store, lock, now, isIdempotent, canSend, settle }: OutboxDependencies,
  { notify, resend, drop }: QueueActions,
): () => Promise<void> {
  async function flushOne(entry: Entry): Promise<void> {
    // A time in the future was written before the clock was put back.
    if (entry.at > now()) await store.put({ ...entry, at: now() })
    if (!canSend(entry.call)) await holdClosed(entry.id)
    else if (!entry.held && isIdempotent(entry.call)) await resend(entry.id)
  }

  async function holdClosed(id: string): Promise<void> {
    await lock.tryNow(lockName(id), async () => {
      const entry = await store.get(id)
      // The visitor was told of it when it was held.
      if (!entry || entry.held) return
      const { call, at, mayHaveArrived } = entry
      settle(id, false, mayHaveArrived)
      await store.put({ ...entry, held: true })
      notify({ kind: 'closed', id, call, at, isStored: true })
      notify({ kind: 'changed' })
    })
  }

  async function expire(entry: Entry): Promise<void> {
    const { id, call, at, tries, held, mayHaveArrived } = entry
    if (tries > 0) settle(id, false, mayHaveArrived)
    await drop(entry)
    if (canSend(call)) notify({ kind: 'expired', id, call, at })
    else if (!held) notify({ kind: 'closed', id, call, at, isStored: false })
    notify({ kind: 'changed' })
  }

  return async function flush() {
    for (const entry of await store.list()) {
      if (isExpired(entry, now())) await expire(entry)
      else await flushOne(entry)
    }
    await store.sweep(now())
  }
}
