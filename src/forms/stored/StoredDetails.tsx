import { formatMoment } from '#shared/dates.ts'
import { durations } from '#shared/limits.ts'
import { clearMyDetails, outbox } from '#src/leads/outbox/outbox.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { showToast } from '#src/ui/toast/toast.tsx'
import { useCallback, useEffect, useState } from 'react'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { definitions } from '#shared/leads/index.ts'
import { factsOf } from '#src/forms/receipt/facts.ts'
import styles from './StoredDetails.module.css'
import { detailStorage, watchClearing, readDraft } from '#src/leads/details.ts'
import { formNames } from '#shared/leads/forms.ts'
import { mayHavePendingLeads } from '#src/browser/storage/safe-storage.ts'
import { readScheduleState } from '#src/browser/storage/scheduling.ts'
import type { Reach } from '#src/forms/form/form-context.ts'
import type { PendingLead } from '#src/leads/outbox/entry.ts'

const goneText = 'Your details are gone from this browser.'
const leftText =
  'Some of your details could not be cleared. Try again, or clear the data of this site in the settings of your browser.'

/** What this browser stores of the visitor's forms, with buttons to send it again or to clear it. */
export function StoredDetails({ reach }: { reach: Reach | null }) {
  const { stored, refresh } = useStored()
  const isEmpty = stored.pending.length === 0 && !stored.hasTexts && !stored.hasUnreadable
  if (isEmpty) return null

  async function clear() {
    const isGone = await clearMyDetails()
    await refresh()
    showToast({
      text: isGone ? goneText : leftText,
      tone: isGone ? 'success' : 'error',
      duration: durations.toast,
    })
  }

  return (
    <Band>
      <FieldStack>
        <h2>Your details in this browser</h2>
        {stored.hasTexts ? (
          <p>What you typed into our forms is kept until you close this tab.</p>
        ) : null}
        {stored.hasUnreadable ? (
          <p>
            An earlier visit has left details here that this page cannot show. They are deleted
            within a day.
          </p>
        ) : null}
        {stored.pending.map((lead) =>
          lead.isClosed ? (
            <ClosedLead key={lead.id} lead={lead} reach={reach} />
          ) : (
            <UndeliveredLead key={lead.id} lead={lead} />
          ),
        )}
        <div>
          <Button variant="danger" onClick={() => void clear()}>
            Clear my details
          </Button>
        </div>
      </FieldStack>
    </Band>
  )
}

/** A lead that has not been delivered: retried automatically or, where a retry might duplicate it, by hand. */
function UndeliveredLead({ lead }: { lead: PendingLead }) {
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

/** "Your message of 22 November 2026 at 09:00". */
function nameOf({ call, at }: PendingLead): string {
  return `Your ${definitions[call].label} of ${formatMoment(new Date(at))}`
}

/** What this browser stores of the visitor's forms. */
interface Stored {
  pending: PendingLead[]
  /** Drafts of forms, or the details that the scheduler is filled with. */
  hasTexts: boolean
  /** Leads that cannot be shown: written by another build, or in a database that does not respond. */
  hasUnreadable: boolean
}

const nothing: Stored = { pending: [], hasTexts: false, hasUnreadable: false }

/** Follows the outbox; empty before hydration. `refresh` reads everything again. */
function useStored(): { stored: Stored; refresh: () => Promise<void> } {
  const [stored, setStored] = useState(nothing)
  const refresh = useCallback(() => readStored().then(setStored), [])
  useEffect(() => {
    void refresh()
    const stops = [outbox.watch(() => void refresh()), watchClearing(() => void refresh())]
    return () => stops.forEach((stop) => stop())
  }, [refresh])
  return { stored, refresh }
}

async function readStored(): Promise<Stored> {
  const hasTexts =
    readScheduleState(detailStorage) !== null || formNames.some((form) => readDraft(form) !== null)
  const [pending, count] = await Promise.all([outbox.pending(), outbox.count()])
  const hasUnreadable = count === null ? mayHavePendingLeads() : count > pending.length
  return { pending, hasTexts, hasUnreadable }
}
