import { useEffect, useRef } from 'react'
import { clearDraft, readDraft, saveDraft } from '#src/leads/details/drafts.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'

/**
 * The initial values with the draft of this tab, what was entered in the placeholder, and the visitor's
 * fee estimate in a message field that is still empty.
 */
export function restoredValues<Values extends object>(
  form: LeadName,
  initial: Values,
  early: Record<string, string> = {},
  estimateField?: string,
): Values {
  const draft = readDraft(form) ?? {}
  const typed = { ...draft, ...early }
  if (estimateField && !typed[estimateField]?.trim())
    typed[estimateField] = tabStorage.read(estimateKey) ?? ''
  const known = Object.entries(typed).filter(([field]) => Object.hasOwn(initial, field))
  return { ...initial, ...Object.fromEntries(known) }
}

/**
 * Stores a form's values for the tab's session, and clears the form when its lead is delivered by a
 * retry: submitting it again would duplicate it. Returns a function that marks the values as sent.
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
    // Sent before the page was reloaded, and restored from the draft.
    if (outbox.submissionOf(form)) sent.current = JSON.stringify(latest.current.values)
    return outbox.watch((event) => {
      if (event.kind !== 'delivered' || event.call !== form) return
      if (JSON.stringify(latest.current.values) === sent.current) latest.current.reset()
    })
  }, [form])

  return () => void (sent.current = JSON.stringify(values))
}
