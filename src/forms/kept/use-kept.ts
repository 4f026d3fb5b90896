import { useCallback, useEffect, useState } from 'react'
import { readDraft } from '#src/services/drafts.ts'
import { leadNames } from '#src/services/lead-names.ts'
import { outbox } from '#src/services/outbox.ts'
import type { PendingLead } from '#src/services/outbox-types.ts'
import { readScheduleState } from '#src/services/schedule-state.ts'

/** What of the visitor this browser keeps. */
export interface Kept {
  waiting: PendingLead[]
  /** Texts in forms, or who joined the waitlist. */
  hasTexts: boolean
}

const nothing: Kept = { waiting: [], hasTexts: false }

/** Follows the outbox; nothing before hydration. `look` reads everything again. */
export function useKept(): { kept: Kept; look: () => Promise<void> } {
  const [kept, setKept] = useState(nothing)
  const look = useCallback(() => readKept().then(setKept), [])
  useEffect(() => {
    void look()
    return outbox.watch(() => void look())
  }, [look])
  return { kept, look }
}

async function readKept(): Promise<Kept> {
  const hasTexts =
    readScheduleState() !== null || leadNames.some((form) => readDraft(form) !== null)
  return { waiting: await outbox.pending(), hasTexts }
}
