import { useEffect, useRef } from 'react'
import { clearDraft, readDraft, saveDraft } from '#src/services/details/drafts.ts'
import type { LeadName } from '#src/services/leads/lead-calls.ts'
import { outbox } from '#src/services/outbox/outbox.ts'

/** The empty form with the texts that were typed into it in this tab, and those typed just now. */
export function restoredValues<Values extends object>(
  form: LeadName,
  initial: Values,
  early: Record<string, string> = {},
): Values {
  const draft = readDraft(form) ?? {}
  const known = Object.entries({ ...draft, ...early }).filter(([field]) =>
    Object.hasOwn(initial, field),
  )
  return { ...initial, ...Object.fromEntries(known) }
}

/**
 * Keeps the texts of a form for the tab's session, and empties the form when its lead arrives later
 * by itself: sent once more, it would be a second one. Gives what notes that these values were sent.
 */
export function useDraft<Values extends object>(
  form: LeadName,
  values: Values,
  initial: Values,
  reset: () => void,
): () => void {
  const latest = useRef({ values, reset })
  const sent = useRef<string | null>(null)

  useEffect(() => {
    latest.current = { values, reset }
  })

  useEffect(() => {
    if (JSON.stringify(values) === JSON.stringify(initial)) clearDraft(form)
    else saveDraft(form, values)
  }, [form, values, initial])

  useEffect(() => {
    // Sent before the page was loaded anew, and brought back from the draft.
    if (outbox.submissionOf(form)) sent.current = JSON.stringify(latest.current.values)
    return outbox.watch((event) => {
      if (event.kind !== 'delivered' || event.call !== form) return
      if (JSON.stringify(latest.current.values) === sent.current) latest.current.reset()
    })
  }, [form])

  return () => void (sent.current = JSON.stringify(values))
}
