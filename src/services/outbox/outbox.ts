import { outboxLimits } from '#src/config/limits.ts'
import { createOutbox } from './create-outbox.ts'
import { detailStorage, watchClearing } from '#src/services/details/detail-storage.ts'
import { clearDraft } from '#src/services/details/drafts.ts'
import { notePendingLeads } from './pending-hint.ts'
import { browserLock } from './lock.ts'
import { pendingWishes } from './submissions.ts'
import { browserStore } from './store.ts'
import { sendLead, takesKey } from '#src/services/leads/send-lead.ts'
import type { LeadBodies } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-names.ts'
import type { LeadResult } from './types.ts'

// A wall clock that is put forward or back during a visit must neither expire nor hurry a lead.
const opened = Date.now() - performance.now()

/** The outbox of this page. */
export const outbox = createOutbox({
  store: browserStore(),
  wishes: pendingWishes(detailStorage),
  lock: browserLock,
  send: sendLead,
  takesKey,
  now: () => opened + performance.now(),
  random: Math.random,
  newId: () => crypto.randomUUID(),
  // The name of this script holds the hash of what it does; a time would make it another at each build.
  build: new URL(import.meta.url).pathname.split('/').at(-1) ?? '',
  later(wait, task) {
    const timer = setTimeout(task, wait)
    return () => clearTimeout(timer)
  },
  forgetDraft: clearDraft,
})

/** Sends what a form holds; the result says what to show. Nothing is thrown. */
export async function submitLead<Name extends LeadName>(
  call: Name,
  body: LeadBodies[Name],
): Promise<LeadResult> {
  startOutbox()
  if (outboxLimits.keeps === 'device') notePendingLeads(true)
  return outbox.submit(call, body)
}

let isStarted = false

/** Sends leads of earlier visits, now and whenever the page or the connection comes back. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  const flush = () => void outbox.flush()
  addEventListener('online', flush)
  addEventListener('pageshow', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
  })
  watchClearing(outbox.letGo)
  outbox.watch(({ kind }) => {
    if (kind === 'changed') void follow()
  })
  flush()
}

async function follow(): Promise<void> {
  // The prompt is installed only while it is needed: it keeps a page out of the back/forward cache.
  removeEventListener('beforeunload', ask)
  if (outbox.hasUnsavedSend()) addEventListener('beforeunload', ask)
  const count = await outbox.count()
  if (outboxLimits.keeps === 'device' && count !== null) notePendingLeads(count > 0)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
