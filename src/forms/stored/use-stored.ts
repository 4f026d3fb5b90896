import { useCallback, useEffect, useState } from 'react'
import { watchClearing } from '#src/services/details/detail-storage.ts'
import { readDraft } from '#src/services/details/drafts.ts'
import { leadNames } from '#src/services/leads/lead-names.ts'
import { mayHavePendingLeads } from '#src/services/outbox/pending-hint.ts'
import { outbox } from '#src/services/outbox/outbox.ts'
import type { PendingLead } from '#src/services/outbox/types.ts'
import { readScheduleState } from '#src/services/details/schedule-state.ts'

/** What of the visitor this browser keeps. */
export interface Kept {
  waiting: PendingLead[]
  /** Texts in forms, or who joined the waitlist. */
  hasTexts: boolean
  /** Leads that cannot be shown: of another build, or in a database that does not answer. */
  hasUnreadable: boolean
}

const nothing: Kept = { waiting: [], hasTexts: false, hasUnreadable: false }

/** Follows the outbox; nothing before hydration. `look` reads everything again. */
export function useKept(): { kept: Kept; look: () => Promise<void> } {
  const [kept, setKept] = useState(nothing)
  const look = useCallback(() => readKept().then(setKept), [])
  useEffect(() => {
    void look()
    const ends = [outbox.watch(() => void look()), watchClearing(() => void look())]
    return () => ends.forEach((end) => end())
  }, [look])
  return { kept, look }
}

async function readKept(): Promise<Kept> {
  const hasTexts =
    readScheduleState() !== null || leadNames.some((form) => readDraft(form) !== null)
  const [waiting, count] = await Promise.all([outbox.pending(), outbox.count()])
  const hasUnreadable = count === null ? mayHavePendingLeads() : count > waiting.length
  return { waiting, hasTexts, hasUnreadable }
}
