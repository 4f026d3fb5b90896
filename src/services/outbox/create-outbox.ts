import { lockName, outboxAttempts } from './attempts.ts'
import { outboxTimers } from './timers.ts'
import { isSameWish } from '#src/services/leads/lead-calls.ts'
import { leadNames } from '#src/services/leads/lead-names.ts'
import { isExpired, newEntry, waitFor } from './entry.ts'
import type { LeadBody } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-names.ts'
import type { Entry } from './entry.ts'
import type { LeadResult, Outbox, OutboxEvent, OutboxPorts } from './types.ts'

interface OpenSubmit {
  body: LeadBody
  result: Promise<LeadResult>
}

/** The outbox (RELIABILITY.md, section 4): no lead is lost, none is doubled. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, wishes, lock, now } = ports
  const listeners = new Set<(event: OutboxEvent) => void>()
  const open = new Map<LeadName, OpenSubmit>()
  const timers = outboxTimers(ports.later)
  const tell = (event: OutboxEvent) => listeners.forEach((listener) => listener(event))
  const attempts = outboxAttempts(ports, tell, (id, wait) => timers.set(id, wait, () => resend(id)))

  async function submit(call: LeadName, body: LeadBody): Promise<LeadResult> {
    const running = open.get(call)
    if (running && isSameWish(call, running.body, body)) return running.result
    const result = (running?.result ?? Promise.resolve()).then(() => begin(call, body))
    const mine = { body, result }
    open.set(call, mine)
    try {
      return await result
    } finally {
      if (open.get(call) === mine) open.delete(call)
    }
  }

  async function begin(call: LeadName, body: LeadBody): Promise<LeadResult> {
    const before = wishes.read(call)
    const same = before && isSameWish(call, before.body, body) ? before : null
    if (before && !same) {
      timers.cancel(before.id)
      await store.remove(before.id)
    }
    const kept = same ? await store.get(same.id) : undefined
    const { id, body: wished } = same ?? { id: ports.newId(), body }
    const entry = kept ?? newEntry({ id, call, body: wished, at: now(), build: ports.build })
    timers.cancel(entry.id)
    wishes.write(call, { id: entry.id, body: entry.body })
    return attempts.foreground({ ...entry, held: false }, !same)
  }

  async function resend(id: string): Promise<void> {
    timers.cancel(id)
    await lock.tryNow(lockName(id), async () => {
      const entry = await store.get(id)
      // Another tab may have delivered it, or failed just now, while this one waited.
      if (!entry || entry.held || !ports.takesKey(entry.call)) return
      const wait = waitFor(entry, now())
      if (wait > 0) timers.set(id, wait, () => resend(id))
      else await attempts.background(entry)
    })
  }

  async function flush(): Promise<void> {
    for (const entry of await store.list()) {
      if (isExpired(entry, now())) await expire(entry)
      else await flushOne(entry)
    }
    await store.sweep(now())
  }

  function letGo(): void {
    timers.stop()
    attempts.forgetAll()
    for (const call of leadNames) {
      const wish = wishes.read(call)
      if (wish) wishes.forget(call, wish.id)
    }
    tell({ kind: 'changed' })
  }

  async function flushOne(entry: Entry): Promise<void> {
    // A time in the future was written before the clock was put back.
    if (entry.at > now()) await store.put({ ...entry, at: now() })
    if (!entry.held && ports.takesKey(entry.call)) await resend(entry.id)
  }

  async function expire({ id, call, at }: Entry): Promise<void> {
    await store.remove(id)
    wishes.forget(call, id)
    tell({ kind: 'expired', id, call, at })
    tell({ kind: 'changed' })
  }

  return {
    submit,
    flush,
    async sendAgain(id) {
      const entry = await store.get(id)
      if (!entry) return null
      timers.cancel(id)
      return attempts.foreground({ ...entry, held: false })
    },
    async pending() {
      const entries = await store.list()
      return entries.map(({ id, call, at, held, tries, mayHaveArrived }) => ({
        id,
        call,
        at,
        held: held || !ports.takesKey(call),
        // Untried means that the page died while it was under way.
        mayHaveArrived: mayHaveArrived || tries === 0,
      }))
    },
    wishOf: wishes.read,
    count: store.count,
    letGo,
    async clear() {
      letGo()
      const isGone = await store.clear()
      tell({ kind: 'changed' })
      return isGone
    },
    hasUnsavedSend: attempts.hasUnsavedSend,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: timers.stop,
  }
}
