import { durations } from '#src/config/limits.ts'
import { outbox, startOutbox } from '#src/services/outbox/outbox.ts'
import { showToast } from '#src/ui/toast/toast.ts'
import { notificationText } from './notification-text.ts'

let isTelling = false

/** Sends what waits of earlier visits, and tells in toasts what becomes of it from now on. */
export function startLeadNotifications(): void {
  if (isTelling) return
  isTelling = true
  outbox.watch((event) => {
    const text = notificationText(event, Date.now())
    if (text === null) return
    const tone = event.kind === 'delivered' ? 'success' : 'error'
    showToast({ text, tone, duration: durations.toast })
  })
  startOutbox()
}
