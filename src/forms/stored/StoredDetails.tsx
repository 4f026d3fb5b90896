import { formatMoment } from '#shared/dates.ts'
import { durations } from '#shared/limits.ts'
import { t } from '#shared/words/words.ts'
import { clearMyDetails, outbox } from '#src/leads/outbox/outbox.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { showToast } from '#src/ui/toast/toast.tsx'
import { useCallback, useEffect, useState } from 'react'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import type { Reach } from '#src/ui/contact-notice/ContactNotice.tsx'
import { useSendAgain } from '#src/forms/notifications/lead-notifications.ts'
import { factsOf } from '#src/forms/receipt/facts.ts'
import { detailStorage, watchClearing, readDraft } from '#src/leads/details.ts'
import { formNames } from '#shared/leads/forms.ts'
import { mayHavePendingLeads } from '#src/browser/storage/safe-storage.ts'
import { readScheduleState } from '#src/browser/storage/scheduling.ts'
import type { PendingLead } from '#src/leads/outbox/entry.ts'

/** What this browser stores of the visitor's forms, with buttons to send it again or to clear it. */
export function StoredDetails({ reach }: { reach: Reach | null }) {
  const { stored, refresh } = useStored()
  const isEmpty = stored.pending.length === 0 && !stored.hasTexts && !stored.hasUnreadable
  if (isEmpty) return null

  async function clear() {
    const isGone = await clearMyDetails()
    await refresh()
    showToast({
      text: isGone ? t().stored.gone : t().stored.left,
      tone: isGone ? 'success' : 'error',
      duration: durations.toast,
    })
  }

  return (
    <Band>
      <FieldStack>
        <h2>{t().stored.heading}</h2>
        {stored.hasTexts ? <p>{t().stored.typed}</p> : null}
        {stored.hasUnreadable ? <p>{t().stored.unreadable}</p> : null}
        {stored.pending.map((lead) =>
          lead.isClosed ? (
            <ClosedLead key={lead.id} lead={lead} reach={reach} />
          ) : (
            <UndeliveredLead key={lead.id} lead={lead} />
          ),
        )}
        <div>
          <Button variant="danger" onClick={() => void clear()}>
            {t().stored.clear}
          </Button>
        </div>
      </FieldStack>
    </Band>
  )
}

/** A lead that has not been delivered: retried automatically or, where a retry might duplicate it, by hand. */
function UndeliveredLead({ lead }: { lead: PendingLead }) {
  const { id, call, held, mayHaveArrived } = lead
  const { busy, send } = useSendAgain(id)
  return (
    <div>
      <p>
        {t().stored[held ? 'held' : 'waiting'](call, timeOf(lead))}
        {mayHaveArrived ? ` ${t().stored.mayHaveArrived}` : null}
      </p>
      {held ? (
        <Button variant="transparent" aria-busy={busy} onClick={() => void send()}>
          {t().form.sendAgain}
        </Button>
      ) : null}
    </div>
  )
}

/** A lead whose form was closed since: what was typed, and how to reach us instead. */
export function ClosedLead({ lead, reach }: { lead: PendingLead; reach: Reach | null }) {
  const { id, body, call, mayHaveArrived } = lead
  return (
    <FieldStack>
      <p>
        {t().stored.closed(call, timeOf(lead))}
        {mayHaveArrived ? ` ${t().stored.mayHaveArrived}` : null} {t().stored.deletedSoon}
      </p>
      <ul>
        {factsOf(body).map(({ name, value }) => (
          <li key={name}>
            {t().labeled(name, '')}
            <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
      <ContactNotice variant="plain" reach={reach} />
      <div>
        <Button variant="secondary" onClick={() => void outbox.remove(id)}>
          {t().stored.remove}
        </Button>
      </div>
    </FieldStack>
  )
}

/** "22 November 2026 at 09:00". */
function timeOf({ at }: PendingLead): string {
  return formatMoment(new Date(at))
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
