import { formNames } from '#shared/leads/forms.ts'
import { isSameSubmission } from '#shared/leads/index.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { SentLead } from '#src/leads/calls/send-lead.ts'
import { newEntry, isExpired } from './entry.ts'
import { retryTimers, waitFor, decideOutcome } from './retry-policy.ts'
import type { Entry, LeadResult, OutboxEvent, PendingLead } from './entry.ts'
import type { Lock, EntryOutcome, Submissions } from './retry-policy.ts'
import type { OutboxStore } from './store.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** A queue of leads that are not known to have arrived: none is lost, none is sent as two. */
export function createOutbox(dependencies: OutboxDependencies) {
  const { store, submissions, lock, now, isIdempotent, canSend } = dependencies
  const listeners = new Set<(event: OutboxEvent) => void>()
  const open = new Map<FormName, { body: LeadBody; result: Promise<LeadResult> }>()
  const timers = retryTimers(dependencies.schedule)
  const notify = (event: OutboxEvent) => listeners.forEach((listener) => listener(event))
  const retryLater = (id: string, wait: number) => timers.set(id, wait, () => resend(id))
  const attempts = outboxAttempts(dependencies, notify, retryLater)

  /** Sends a lead and stores it until it is known to have arrived. The same body again is the same lead. */
  async function submit(call: FormName, body: LeadBody): Promise<LeadResult> {
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

  async function begin(call: FormName, body: LeadBody): Promise<LeadResult> {
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
    for (const call of formNames) {
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

/** What the outbox needs from outside: the browser's in a page, replaced in tests. */
export interface OutboxDependencies {
  store: OutboxStore
  submissions: Submissions
  lock: Lock
  send: (call: FormName, body: LeadBody, id: string) => Promise<SentLead>
  isIdempotent: (call: FormName) => boolean
  /** False when the form was closed since, and its host is gone. */
  canSend: (call: FormName) => boolean
  /** Milliseconds since 1970, never jumping while the page is open. */
  now: () => number
  random: () => number
  newId: () => string
  /** Names the build in every entry. */
  build: string
  /** Runs a task after `wait` milliseconds; returns a function that cancels it. */
  schedule: (wait: number, task: () => void) => () => void
  /** The lead of a form arrived: its draft is no longer needed. */
  clearDraft: (call: FormName) => void
  /** A lead that its form had called stored or not sent is no longer in the outbox. */
  settle: (id: string, isReceived: boolean, mayHaveArrived: boolean) => void
}

/** One lock per lead. */
export function lockName(id: string): string {
  return `lead-${id}`
}

/** Sends entries, then stores, deletes or schedules them according to the outcome. */
export function outboxAttempts(
  dependencies: OutboxDependencies,
  notify: (event: OutboxEvent) => void,
  scheduleRetry: (id: string, wait: number) => void,
) {
  const { store, submissions } = dependencies
  const failures = new Map<string, number>()
  const delivered = new Map<string, LeadResult>()
  const unsaved = new Set<string>()
  let generation = 0

  async function send(entry: Entry): Promise<{ outcome: EntryOutcome; text: string | null }> {
    const { id, call, body } = entry
    const { response, result } = await dependencies.send(call, body, id)
    const outcome = decideOutcome(entry, response, result.received, {
      isIdempotent: dependencies.isIdempotent(call),
      now: dependencies.now(),
      failures: failures.get(id) ?? 0,
      random: dependencies.random(),
    })
    if (!result.received) failures.set(id, (failures.get(id) ?? 0) + 1)
    return { outcome, text: result.text }
  }

  async function apply(entry: Entry, outcome: EntryOutcome): Promise<void> {
    if ('entry' in outcome) {
      await store.put(outcome.entry)
      if (outcome.kind === 'waiting' && outcome.wait !== null) scheduleRetry(entry.id, outcome.wait)
    } else {
      // Before it is removed: a tab that finds it gone reads why.
      if (entry.tries > 0) {
        dependencies.settle(entry.id, outcome.kind === 'delivered', entry.mayHaveArrived)
      }
      await store.remove(entry.id)
      notify({ kind: 'changed' })
      // An earlier try may have been stored: the same submission must keep its id.
      if (outcome.kind === 'refused' && entry.mayHaveArrived) return
      const isOfThisTab = submissions.forget(entry.call, entry.id)
      if (isOfThisTab && outcome.kind === 'delivered') dependencies.clearDraft(entry.call)
    }
    notify({ kind: 'changed' })
  }

  /** The visitor waits for the response. No other tab can know of a new entry yet. */
  async function foreground(entry: Entry, isNew = false): Promise<LeadResult> {
    const started = generation
    let storing: Promise<void> = Promise.resolve()
    const issued = new Promise<void>((resolve) => {
      storing = store.put(entry, resolve).then((isStored) => {
        if (!isStored) unsaved.add(entry.id)
        notify({ kind: 'changed' })
      })
    })
    // The write is issued before the call is made, which waits neither for the disk nor for its lock.
    const sending = isNew ? Promise.race([issued, storing]).then(() => send(entry)) : null
    return dependencies.lock
      .wait(lockName(entry.id), async () => {
        await storing
        // A try of this tab was under way, and delivered it.
        const earlier = delivered.get(entry.id)
        if (earlier) {
          await apply(entry, { kind: 'delivered' })
          return earlier
        }
        const { outcome, text } = await (sending ?? send(entry))
        if (started === generation || outcome.kind === 'delivered') await apply(entry, outcome)
        const result = resultOf(entry, outcome, text)
        if (result.received) delivered.set(entry.id, result)
        return result
      })
      .finally(() => unsaved.delete(entry.id))
  }

  /** Nobody waits: the outcome is told as an event. The caller holds the lead's lock. */
  async function background(entry: Entry): Promise<void> {
    const { outcome, text } = await send(entry)
    const { call, at, id } = entry
    if (outcome.kind === 'delivered') delivered.set(id, resultOf(entry, outcome, text))
    const isWanted = (await store.get(id)) !== undefined
    if (outcome.kind === 'refused' && submissions.read(call)?.id !== id) {
      // No form holds it any more, so the outbox must.
      if (isWanted) await apply(entry, { kind: 'held', entry: { ...entry, held: true } })
    } else if (isWanted || outcome.kind === 'delivered') {
      await apply(entry, outcome)
    }
    const { kind } = outcome
    if (kind === 'delivered' || kind === 'refused') notify({ kind, id, call, at, text })
  }

  return {
    foreground,
    background,
    /** True while a lead is being sent that would be lost with the page. */
    hasUnsavedSend: () => unsaved.size > 0,
    /** Sends that are under way are not stored any more. */
    abandon: () => void (generation += 1),
  }
}

function resultOf(entry: Entry, outcome: EntryOutcome, text: string | null): LeadResult {
  return {
    id: entry.id,
    received: outcome.kind === 'delivered',
    text,
    outcome: outcome.kind,
    mayHaveArrived: 'entry' in outcome && outcome.entry.mayHaveArrived,
  }
}

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
