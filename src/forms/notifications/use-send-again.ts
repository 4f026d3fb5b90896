import { useEffect, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
import { startLeadNotifications } from './lead-notifications.ts'

/** Sends a pending lead because the visitor asked for it; a toast says what became of it. */
export function useSendAgain(id: string) {
  const [busy, setBusy] = useState(false)
  useEffect(startLeadNotifications, [])

  async function send() {
    if (busy) return
    setBusy(true)
    const result = await outbox.sendAgain(id)
    setBusy(false)
    // The notifications tell a delivery.
    if (!result?.text || result.received) return
    showToast({ text: result.text, tone: 'error', duration: durations.toast })
  }

  return { busy, send }
}
