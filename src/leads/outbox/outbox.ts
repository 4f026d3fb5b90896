import { sourceOfVisit } from '#src/leads/source.ts'
import { outboxLimits } from '#shared/limits.ts'
import { randomId } from '#shared/text.ts'
import {
  detailStorage,
  watchClearing,
  clearDetailStorage,
  clearDraft,
  clearDrafts,
} from '#src/leads/details.ts'
import { canSend, isIdempotent, sendLead } from '#src/leads/calls/send-lead.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import { referenceOf, issueReceipt, removeReceipt, settleReceipt } from '#src/leads/receipts.ts'
import type { ReceiptState } from '#src/leads/receipts.ts'
import { createOutbox } from './queue.ts'
import type { Lock } from './queue.ts'
import { notePendingLeads } from '#src/browser/storage/safe-storage.ts'
import { browserStore, createSubmissions } from './store.ts'
import type { LeadResult } from './entry.ts'

// A wall clock that is changed during a visit must neither expire nor hurry a lead.
const opened = Date.now() - performance.now()

/** The browser's locks, released when their tab closes; without them, tasks run unlocked. */
export const browserLock: Lock = async (name, ifAvailable, task) => {
  let hasStarted = false
  try {
    return await navigator.locks.request(name, { ifAvailable }, (lock) => {
      hasStarted = true
      return task(lock !== null)
    })
  } catch (error) {
    if (hasStarted) throw error
    return task(true)
  }
}

/** The browser's outbox. */
export const outbox = createOutbox({
  store: browserStore(),
  submissions: createSubmissions(detailStorage),
  lock: browserLock,
  send: sendLead,
  source: sourceOfVisit,
  isIdempotent,
  canSend,
  now: () => opened + performance.now(),
  random: Math.random,
  newId: randomId,
  schedule(wait, task) {
    const timer = setTimeout(task, wait)
    return () => clearTimeout(timer)
  },
  clearDraft,
  settle: settleReceipt,
})

/** Sends what a form contains; the result says what to show. Never throws. */
export async function submitLead(call: FormName, body: LeadBody): Promise<LeadResult> {
  startOutbox()
  if (outboxLimits.storage === 'device') notePendingLeads(true)
  removeReceipt(call)
  const result = await outbox.submit(call, body)
  const { id, received, outcome, mayHaveArrived } = result
  const state = stateOf(result)
  // The visitor may have cleared their details meanwhile.
  const isThere = outcome === 'refused' || outbox.submissionOf(call)?.id === id
  if (received || isThere) {
    const receipt = {
      reference: referenceOf(id),
      state,
      isInDoubt: mayHaveArrived && state === 'unsent',
      at: Date.now(),
    }
    issueReceipt(call, receipt, body)
  }
  return result
}

function stateOf({ outcome, isStored }: LeadResult): ReceiptState {
  if (outcome === 'delivered') return 'received'
  return outcome === 'waiting' && isStored ? 'stored' : 'unsent'
}

let isStarted = false

/** Sends leads of earlier visits, now and whenever the page becomes visible or the connection is back. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  const flush = () => void outbox.flush()
  addEventListener('online', flush)
  addEventListener('pageshow', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
  })
  watchClearing(outbox.abandon)
  outbox.watch(({ kind }) => {
    if (kind === 'changed') void updateBrowser()
  })
  flush()
}

async function updateBrowser(): Promise<void> {
  const count = await outbox.count()
  if (outboxLimits.storage === 'device' && count !== null) notePendingLeads(count > 0)
}

/**
 * "Clear my details": deletes everything that was typed in this browser, in any tab and with any
 * build. False when the browser did not confirm it.
 */
export async function clearMyDetails(): Promise<boolean> {
  clearDrafts()
  clearDetailStorage()
  const isCleared = await outbox.clear()
  // What may be left is deleted at a later visit.
  notePendingLeads(!isCleared)
  return isCleared
}
