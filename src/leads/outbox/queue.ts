import { isSameSubmission, leadNames } from '#src/leads/calls/lead-calls.ts'
import { lockName, outboxAttempts } from './attempts.ts'
import { newEntry } from './entry.ts'
import { outboxFlush } from './flush.ts'
import { retryTimers, waitFor } from './retry-policy.ts'
import type { LeadBody, LeadName } from '#src/leads/calls/lead-calls.ts'
import type { OutboxDependencies } from './attempts.ts'
import type { Entry, LeadResult, OutboxEvent, PendingLead } from './entry.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** A queue of leads that are not known to have arrived: none is lost, none is sent as two. */
export function createOutbox(dependencies: OutboxDependencies) {
  const { store, submissions, lock, now, isIdempotent, canSend } = dependencies
  const listeners = new Set<(event: OutboxEvent) => void>()
  const open = new Map<LeadName, { body: LeadBody; result: Promise<LeadResult> }>()
  const timers = retryTimers(dependencies.schedule)
  const notify = (event: OutboxEvent) => listeners.forEach((listener) => listener(event))
  const retryLater = (id: string, wait: number) => timers.set(id, wait, () => resend(id))
  const attempts = outboxAttempts(dependencies, notify, retryLater)

  /** Sends a lead and stores it until it is known to have arrived. The same body again is the same lead. */
  async function submit(call: LeadName, body: LeadBody): Promise<LeadResult> {
    const running = open.get(call)
    if (running && isSameSubmission(call, running.body, body)) return running.result
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
    const before = submissions.read(call)
    const same = before && isSameSubmission(call, before.body, body) ? before : null
    if (before && !same) {
      timers.cancel(before.id)
      await store.remove(before.id)
    }
    const stored = same ? await store.get(same.id) : undefined
    const { id, body: submitted } = same ?? { id: dependencies.newId(), body }
    const { build } = dependencies
    const entry = stored ?? newEntry({ id, call, body: submitted, at: now(), build })
    timers.cancel(entry.id)
    submissions.write(call, { id: entry.id, body: entry.body })
    return attempts.foreground({ ...entry, held: false }, !same)
  }

  async function resend(id: string): Promise<void> {
    timers.cancel(id)
    await lock.tryNow(lockName(id), async () => {
      const entry = await store.get(id)
      // Another tab may have delivered it, or failed just now, while this one waited.
      if (!entry || entry.held || !isIdempotent(entry.call)) return
      const wait = waitFor(entry, now())
      if (wait > 0) retryLater(id, wait)
      else await attempts.background(entry)
    })
  }

  async function drop({ id, call }: Entry): Promise<void> {
    timers.cancel(id)
    await store.remove(id)
    submissions.forget(call, id)
  }

  /** Deletes a pending lead, because the visitor no longer needs it. */
  async function remove(id: string): Promise<void> {
    const entry = await store.get(id)
    if (entry) await drop(entry)
    notify({ kind: 'changed' })
  }

  /** Sends one pending lead because the visitor asked for it; null when it is no longer there, or its form is closed. */
  async function sendAgain(id: string): Promise<LeadResult | null> {
    const entry = await store.get(id)
    if (!entry || !canSend(entry.call)) return null
    timers.cancel(id)
    return attempts.foreground({ ...entry, held: false })
  }

  async function pending(): Promise<PendingLead[]> {
    const entries = await store.list()
    return entries.map(({ id, call, body, at, held, tries, mayHaveArrived }) => ({
      id,
      call,
      body,
      at,
      held: held || !isIdempotent(call),
      // Untried means that the page was closed while it was under way.
      mayHaveArrived: mayHaveArrived || tries === 0,
      isClosed: !canSend(call),
    }))
  }

  /** Forgets what is under way in this tab: it is neither stored nor sent again. */
  function abandon(): void {
    timers.stop()
    attempts.abandon()
    for (const call of leadNames) {
      const submission = submissions.read(call)
      if (submission) submissions.forget(call, submission.id)
    }
    notify({ kind: 'changed' })
  }

  /** Deletes every lead, whichever build wrote it. False when the device did not confirm it. */
  async function clear(): Promise<boolean> {
    abandon()
    const isCleared = await store.clear()
    notify({ kind: 'changed' })
    return isCleared
  }

  /** Returns a function that ends the watch. */
  function watch(listener: (event: OutboxEvent) => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    submit,
    flush: outboxFlush(dependencies, { notify, resend, drop }),
    sendAgain,
    remove,
    pending,
    abandon,
    clear,
    watch,
    /** The submission of a form in this tab that is not known to have arrived. */
    submissionOf: submissions.read,
    /** How many leads wait, including those only another build can read; null where the device does not say. */
    count: store.count,
    /** True while a lead is being sent that would be lost with the page. */
    hasUnsavedSend: attempts.hasUnsavedSend,
    /** Stops all timers. */
    stop: timers.stop,
  }
}
