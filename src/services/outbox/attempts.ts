import { settle } from './entry.ts'
import type { Entry, Settlement } from './entry.ts'
import type { LeadResult, OutboxEvent, OutboxPorts } from './types.ts'

export interface OutboxAttempts {
  /** The visitor waits for the answer. Nobody else can know of a new entry yet. */
  foreground: (entry: Entry, isNew?: boolean) => Promise<LeadResult>
  /** Nobody waits: what comes of it is told as an event. The caller holds the lead's lock. */
  background: (entry: Entry) => Promise<void>
  hasUnsavedSend: () => boolean
  /** What is under way must not be kept any more. */
  forgetAll: () => void
}

/** One lock a lead. */
export function lockName(id: string): string {
  return `lead-${id}`
}

/** Sends entries, and keeps, deletes or plans them by what came of it. */
export function outboxAttempts(
  ports: OutboxPorts,
  tell: (event: OutboxEvent) => void,
  plan: (id: string, wait: number) => void,
): OutboxAttempts {
  const { store, wishes } = ports
  const failures = new Map<string, number>()
  const delivered = new Map<string, LeadResult>()
  const unsaved = new Set<string>()
  let generation = 0

  async function send(entry: Entry): Promise<{ settlement: Settlement; text: string | null }> {
    const { id, call, body } = entry
    const { outcome, verdict } = await ports.send(call, body, id)
    const settlement = settle(entry, outcome, verdict.received, {
      takesKey: ports.takesKey(call),
      now: ports.now(),
      failures: failures.get(id) ?? 0,
      random: ports.random(),
    })
    if (!verdict.received) failures.set(id, (failures.get(id) ?? 0) + 1)
    return { settlement, text: verdict.text }
  }

  async function keep(entry: Entry, settlement: Settlement): Promise<void> {
    if ('entry' in settlement) {
      await store.put(settlement.entry)
      if (settlement.kind === 'waiting' && settlement.wait !== null) plan(entry.id, settlement.wait)
    } else {
      await store.remove(entry.id)
      tell({ kind: 'changed' })
      // An earlier try may have been stored: the same wish must keep its id.
      if (settlement.kind === 'refused' && entry.mayHaveArrived) return
      const isOfThisTab = wishes.forget(entry.call, entry.id)
      if (isOfThisTab && settlement.kind === 'delivered') ports.forgetDraft(entry.call)
    }
    tell({ kind: 'changed' })
  }

  async function foreground(entry: Entry, isNew = false): Promise<LeadResult> {
    const started = generation
    let kept: Promise<void> = Promise.resolve()
    const issued = new Promise<void>((resolve) => {
      kept = store.put(entry, resolve).then((isKept) => {
        if (!isKept) unsaved.add(entry.id)
        tell({ kind: 'changed' })
      })
    })
    // On its way to the device before the call, which waits neither for the disk nor for its lock.
    const sending = isNew ? Promise.race([issued, kept]).then(() => send(entry)) : null
    return ports.lock
      .wait(lockName(entry.id), async () => {
        await kept
        // A try of this tab was under way, and got it there.
        const earlier = delivered.get(entry.id)
        if (earlier) {
          await keep(entry, { kind: 'delivered' })
          return earlier
        }
        const { settlement, text } = await (sending ?? send(entry))
        if (started === generation || settlement.kind === 'delivered') await keep(entry, settlement)
        const result = resultOf(entry, settlement, text)
        if (result.received) delivered.set(entry.id, result)
        return result
      })
      .finally(() => unsaved.delete(entry.id))
  }

  async function background(entry: Entry): Promise<void> {
    const { settlement, text } = await send(entry)
    const { call, at, id } = entry
    if (settlement.kind === 'delivered') delivered.set(id, resultOf(entry, settlement, text))
    const isWanted = (await store.get(id)) !== undefined
    if (settlement.kind === 'refused' && wishes.read(call)?.id !== id) {
      // No form holds it any more, so the outbox must.
      if (isWanted) await keep(entry, { kind: 'held', entry: { ...entry, held: true } })
    } else if (isWanted || settlement.kind === 'delivered') {
      await keep(entry, settlement)
    }
    const { kind } = settlement
    if (kind === 'delivered' || kind === 'refused') tell({ kind, id, call, at, text })
  }

  return {
    foreground,
    background,
    hasUnsavedSend: () => unsaved.size > 0,
    forgetAll: () => void (generation += 1),
  }
}

function resultOf(entry: Entry, settlement: Settlement, text: string | null): LeadResult {
  return {
    id: entry.id,
    received: settlement.kind === 'delivered',
    text,
    fate: settlement.kind,
    mayHaveArrived: 'entry' in settlement && settlement.entry.mayHaveArrived,
  }
}
