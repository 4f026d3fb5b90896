import { useState } from 'react'
import { durations } from '#shared/limits.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import type { PendingLead } from '#src/leads/outbox/entry.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { showToast } from '#src/ui/toast/toast.tsx'
import { leadLabels } from '#src/forms/notifications/notification-text.ts'
import { factsOf } from '#src/forms/receipt/facts.ts'
import type { Reach } from '#src/forms/receipt/receipt-texts.ts'
import styles from './PendingLeads.module.css'

/** A lead that has not been delivered: retried automatically or, where a retry might duplicate it, by hand. */
export function UndeliveredLead({ lead }: { lead: PendingLead }) {
  const { id, held, mayHaveArrived } = lead
  const [busy, setBusy] = useState(false)

  async function send() {
    if (busy) return
    setBusy(true)
    const result = await outbox.sendAgain(id)
    setBusy(false)
    if (!result?.text) return
    const tone = result.received ? 'success' : 'error'
    showToast({ text: result.text, tone, duration: durations.toast })
  }

  return (
    <div>
      <p>
        {nameOf(lead)} has not reached us yet
        {held ? '.' : '. It is sent again by itself within a day.'}
        {mayHaveArrived ? ' It may already have arrived.' : null}
      </p>
      {held ? (
        <Button variant="transparent" aria-busy={busy} onClick={() => void send()}>
          Send again
        </Button>
      ) : null}
    </div>
  )
}

/** A lead whose form was closed since: what was typed, and how to reach us instead. */
export function ClosedLead({ lead, reach }: { lead: PendingLead; reach: Reach | null }) {
  const { id, body, mayHaveArrived } = lead
  return (
    <FieldStack>
      <p>
        {nameOf(lead)} can no longer be sent, because we have closed that form.
        {mayHaveArrived ? ' It may already have arrived.' : null} It is deleted within a day. This
        is what you typed:
      </p>
      <ul className={styles.facts}>
        {factsOf(body).map(({ name, value }) => (
          <li key={name}>
            {name}: <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
      <ContactNotice variant="plain" email={reach?.email} phone={reach?.phone} />
      <div>
        <Button variant="secondary" onClick={() => void outbox.remove(id)}>
          Remove it
        </Button>
      </div>
    </FieldStack>
  )
}

/** "Your message of November 22, 2026 at 9:00 AM". */
function nameOf({ call, at }: PendingLead): string {
  const time = new Date(at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })
  return `Your ${leadLabels[call]} of ${time}`
}
