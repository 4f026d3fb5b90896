import { decideOutcome } from './retry-policy.ts'
import type { LeadBody, LeadName } from '#src/leads/calls/lead-calls.ts'
import type { SentLead } from '#src/leads/calls/send-lead.ts'
import type { Entry, LeadResult, OutboxEvent } from './entry.ts'
import type { Lock } from './lock.ts'
import type { EntryOutcome } from './retry-policy.ts'
import type { OutboxStore } from './store.ts'
import type { Submissions } from './submissions.ts'

/** What the outbox needs from outside: the browser's in a page, replaced in tests. */
export interface OutboxDependencies {
  store: OutboxStore
  submissions: Submissions
  lock: Lock
  send: (call: LeadName, body: LeadBody, id: string) => Promise<SentLead>
  isIdempotent: (call: LeadName) => boolean
  /** False when the form was closed since, and its host is gone. */
  canSend: (call: LeadName) => boolean
  /** Milliseconds since 1970, never jumping while the page is open. */
  now: () => number
  random: () => number
  newId: () => string
  /** Names the build in every entry. */
  build: string
  /** Runs a task after `wait` milliseconds; returns a function that cancels it. */
  schedule: (wait: number, task: () => void) => () => void
  /** The lead of a form arrived: its draft is no longer needed. */
  clearDraft: (call: LeadName) => void
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
