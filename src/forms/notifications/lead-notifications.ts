import { useEffect, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { t } from '#shared/words/words.ts'
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
  // The join-team form's failures are silent.
  if (event.kind === 'refused' && event.call === 'profile') return null
  const isOld = event.at < new Date(now).setHours(0, 0, 0, 0)
  return t().outbox[event.kind](event.call, isOld)
}

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
