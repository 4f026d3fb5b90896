import { durations } from '#shared/limits.ts'
import { outbox, startOutbox } from '#src/leads/outbox/outbox.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
import { notificationText } from './notification-text.ts'

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
