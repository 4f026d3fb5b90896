import { formNames } from '#shared/leads/forms.ts'
import { isSameSubmission } from '#shared/leads/index.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { ToldSource } from '#shared/leads/source.ts'
import type { LeadToSend, SentLead } from '#src/leads/calls/send-lead.ts'
import { decideOutcome, isExpired, newEntry, waitFor } from './entry.ts'
import type { Entry, EntryOutcome, LeadResult, OutboxEvent, PendingLead } from './entry.ts'
import type { OutboxStore, Submissions } from './store.ts'

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Runs a task while no other tab runs one of the same name: waits for its turn or, with `ifAvailable`,
 * runs it at once with false while another tab has the lock.
 */
export type Lock = <Result>(
  name: string,
  ifAvailable: boolean,
  task: (isFree: boolean) => Promise<Result>,
) => Promise<Result>

/** What the outbox needs from outside: the browser's in a page, replaced in tests. */
export interface OutboxDependencies {
  store: OutboxStore
  submissions: Submissions
  lock: Lock
  send: (lead: LeadToSend) => Promise<SentLead>
  /** Where a lead that is submitted now comes from. */
  source: () => ToldSource | undefined
  isIdempotent: (call: FormName) => boolean
  /** False when the form was closed since, and its host is gone. */
  canSend: (call: FormName) => boolean
  /** Milliseconds since 1970, never jumping while the page is open. */
  now: () => number
  random: () => number
  newId: () => string
  /** Runs a task after `wait` milliseconds; returns a function that cancels it. */
  schedule: (wait: number, task: () => void) => () => void
  /** The lead of a form arrived: its draft is no longer needed. */
  clearDraft: (call: FormName) => void
  /** A lead that its form had called stored or not sent is no longer in the outbox. */
  settle: (id: string, isReceived: boolean, mayHaveArrived: boolean) => void
}

/** A queue of leads that are not known to have arrived: none is lost, none is sent as two. */
export function createOutbox(dependencies: OutboxDependencies) {
  const { store, submissions, lock, now, isIdempotent, canSend, settle } = dependencies
  const listeners = new Set<(event: OutboxEvent) => void>()
  const open = new Map<FormName, { body: LeadBody; result: Promise<LeadResult> }>()
  /** Retries of this visit: how to cancel them, by the lead's id. */
  const timers = new Map<string, () => void>()
  /** Failed tries of this visit. */
  const failures = new Map<string, number>()
  const delivered = new Map<string, LeadResult>()
  /** Rises when the visitor clears their details: what is under way then is not stored any more. */
  let generation = 0

  function notify(event: OutboxEvent): void {
    listeners.forEach((listener) => listener(event))
  }

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
      cancelRetry(before.id)
      await store.remove(before.id)
    }
    const stored = same ? await store.get(same.id) : undefined
    const { id, body: submitted } = same ?? { id: dependencies.newId(), body }
    const entry =
      stored ?? newEntry({ id, call, body: submitted, source: dependencies.source(), at: now() })
    submissions.write(call, { id: entry.id, body: entry.body })
    return sendNow(entry)
  }

  /** The visitor waits for the response. */
  async function sendNow(before: Entry): Promise<LeadResult> {
    const entry = { ...before, held: false }
    const { id } = entry
    const started = generation
    cancelRetry(id)
    // Stored first, so that a page that is closed during the call loses nothing.
    const isStored = await store.put(entry)
    notify({ kind: 'changed' })
    return lock(lockName(id), false, async () => {
      // A try of this tab was under way, and delivered it.
      const earlier = delivered.get(id)
      if (earlier) {
        await apply(entry, { kind: 'delivered' })
        return earlier
      }
      const { outcome, text } = await send(entry)
      if (started === generation || outcome.kind === 'delivered') await apply(entry, outcome)
      const result = resultOf(entry, outcome, text, isStored)
      if (result.received) delivered.set(id, result)
      return result
    })
  }

  /** Sends a stored lead if it is due and no other tab sends it. The outcome is told as an event. */
  async function resend(id: string): Promise<void> {
    cancelRetry(id)
    await lock(lockName(id), true, async (isFree) => {
      if (!isFree) return
      const entry = await store.get(id)
      // Another tab may have delivered it, or failed just now, while this one waited.
      if (!entry || entry.held || !isIdempotent(entry.call)) return
      const wait = waitFor(entry, now())
      if (wait > 0) return retryLater(id, wait)
      const { outcome, text } = await send(entry)
      const { kind } = outcome
      if (kind === 'delivered') delivered.set(id, resultOf(entry, outcome, text, true))
      const isWanted = (await store.get(id)) !== undefined
      if (kind === 'refused' && submissions.read(entry.call)?.id !== id) {
        // No form contains it any more, so the outbox must.
        if (isWanted) await apply(entry, { kind: 'held', entry: { ...entry, held: true } })
      } else if (isWanted || kind === 'delivered') {
        await apply(entry, outcome)
      }
      const { call, at } = entry
      if (kind === 'delivered' || kind === 'refused') notify({ kind, id, call, at, text })
    })
  }

  async function send(entry: Entry): Promise<{ outcome: EntryOutcome; text: string | null }> {
    const { id, call } = entry
    const { response, result } = await dependencies.send(entry)
    const outcome = decideOutcome(entry, response, result.received, {
      isIdempotent: isIdempotent(call),
      now: now(),
      failures: failures.get(id) ?? 0,
      random: dependencies.random(),
    })
    if (!result.received) failures.set(id, (failures.get(id) ?? 0) + 1)
    return { outcome, text: result.text }
  }

  async function apply(entry: Entry, outcome: EntryOutcome): Promise<void> {
    const { id, call, tries, mayHaveArrived } = entry
    if ('entry' in outcome) {
      await store.put(outcome.entry)
      if (outcome.kind === 'waiting' && outcome.wait !== null) retryLater(id, outcome.wait)
    } else {
      // Before it is removed: a tab that finds it gone reads why.
      if (tries > 0) settle(id, outcome.kind === 'delivered', mayHaveArrived)
      await store.remove(id)
      // An earlier try may have been stored: the same submission must keep its id.
      if (outcome.kind === 'delivered' || !mayHaveArrived) {
        const isOfThisTab = submissions.forget(call, id)
        if (isOfThisTab && outcome.kind === 'delivered') dependencies.clearDraft(call)
      }
    }
    notify({ kind: 'changed' })
  }

  function retryLater(id: string, wait: number): void {
    cancelRetry(id)
    timers.set(
      id,
      dependencies.schedule(wait, () => void resend(id)),
    )
  }

  function cancelRetry(id: string): void {
    timers.get(id)?.()
    timers.delete(id)
  }

  /** Sends all stored leads that are due, and deletes those that are too old. */
  async function flush(): Promise<void> {
    for (const entry of await store.list()) {
      const { id, call, at, tries, mayHaveArrived } = entry
      if (isExpired(entry, now())) {
        if (tries > 0) settle(id, false, mayHaveArrived)
        await drop(entry)
        notify({ kind: 'expired', id, call, at })
        notify({ kind: 'changed' })
      } else {
        // A time in the future was written before the clock was put back.
        if (at > now()) await store.put({ ...entry, at: now() })
        await resend(id)
      }
    }
    await store.sweep(now())
  }

  async function drop({ id, call }: Entry): Promise<void> {
    cancelRetry(id)
    await store.remove(id)
    submissions.forget(call, id)
  }

  /** Deletes a pending lead, because the visitor no longer needs it. */
  async function remove(id: string): Promise<void> {
    const entry = await store.get(id)
    if (entry) {
      settle(id, false, entry.mayHaveArrived)
      await drop(entry)
    }
    notify({ kind: 'changed' })
  }

  /** Sends one pending lead because the visitor asked for it; null when it is no longer there, or its form is closed. Its delivery is also told as an event. */
  async function sendAgain(id: string): Promise<LeadResult | null> {
    const entry = await store.get(id)
    if (!entry || !canSend(entry.call)) return null
    const result = await sendNow(entry)
    const { call, at } = entry
    if (result.received) notify({ kind: 'delivered', id, call, at, text: result.text })
    return result
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
    stop()
    generation += 1
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

  /** Stops all timers. */
  function stop(): void {
    for (const id of timers.keys()) cancelRetry(id)
  }

  /** Returns a function that ends the watch. */
  function watch(listener: (event: OutboxEvent) => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    submit,
    flush,
    sendAgain,
    remove,
    pending,
    abandon,
    clear,
    watch,
    stop,
    /** The submission of a form in this tab that is not known to have arrived. */
    submissionOf: submissions.read,
    /** How many leads wait, including those only another build can read; null where the device does not say. */
    count: store.count,
  }
}

/** One lock per lead. */
function lockName(id: string): string {
  return `lead-${id}`
}

function resultOf(
  entry: Entry,
  outcome: EntryOutcome,
  text: string | null,
  isStored: boolean,
): LeadResult {
  return {
    id: entry.id,
    received: outcome.kind === 'delivered',
    text,
    outcome: outcome.kind,
    mayHaveArrived: 'entry' in outcome && outcome.entry.mayHaveArrived,
    isStored,
  }
}
