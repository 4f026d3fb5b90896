import { useCallback, useEffect, useState } from 'react'
import { detailStorage, watchClearing } from '#src/leads/details/detail-storage.ts'
import { readDraft } from '#src/leads/details/drafts.ts'
import { leadNames } from '#src/leads/calls/lead-calls.ts'
import { mayHavePendingLeads } from '#src/leads/outbox/pending-hint.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import type { PendingLead } from '#src/leads/outbox/entry.ts'
import { readScheduleState } from '#src/browser/storage/schedule-state.ts'

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
export function useStored(): { stored: Stored; refresh: () => Promise<void> } {
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
    readScheduleState(detailStorage) !== null || leadNames.some((form) => readDraft(form) !== null)
  const [pending, count] = await Promise.all([outbox.pending(), outbox.count()])
  const hasUnreadable = count === null ? mayHavePendingLeads() : count > pending.length
  return { pending, hasTexts, hasUnreadable }
}
