import { definitions } from '#shared/leads/index.ts'
import { durations } from '#shared/limits.ts'
import { outbox, startOutbox } from '#src/leads/outbox/outbox.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
import type { OutboxEvent } from '#src/leads/outbox/entry.ts'

let isStarted = false

/** Starts the outbox, which sends the pending leads, and shows each result in a toast. */
export function startLeadNotifications(): void {
  if (isStarted) return
  isStarted = true
  outbox.watch((event) => {
    const text = notificationText(event, Date.now())
    if (text === null) return
    const tone = event.kind === 'delivered' ? 'success' : 'error'
    showToast({ text, tone, duration: durations.toast })
  })
  startOutbox()
}

/**
 * The notification about a lead of an earlier submit; null when there is none. `now` in milliseconds
 * since 1970.
 */
export function notificationText(event: OutboxEvent, now: number): string | null {
  if (event.kind === 'changed') return null
  const lead = `Your ${definitions[event.call].label}${dayOf(event.at, now)}`
  if (event.kind === 'delivered') return `${lead} was delivered.`
  if (event.kind === 'expired') {
    return `${lead} did not reach us within a day and is no longer kept. Please send it again.`
  }
  // The join-team form's failures are silent.
  return event.call === 'profile' ? null : `${lead} was not accepted. Please send it again.`
}

/** " of yesterday" for an earlier day in local time; '' for today. */
function dayOf(at: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  return at < midnight ? ' of yesterday' : ''
}
