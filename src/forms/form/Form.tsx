import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { waits } from '#shared/limits.ts'
import { FormFrame } from '#src/ui/field/FormFrame.tsx'
import { restoreFocus } from '#src/boot/early-entries.ts'
import type { EarlyEntries } from '#src/boot/early-entries.ts'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import { prepareToasts } from '#src/ui/toast/toast.tsx'
import { startLeadNotifications } from '#src/forms/notifications/lead-notifications.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { fieldId, FormContext, lengthProblem } from './form-context.ts'
import type { FormBinding } from './form-context.ts'
import { restoredValues, useDraft } from './use-draft.ts'
import { useClosing } from './use-closing.ts'
import { useFields } from './use-fields.ts'
import type { Validation } from './use-fields.ts'
import { usePress } from './use-press.ts'
import { useRefused } from './use-refused.tsx'

/** What `onSubmit` may do with the form. */
export interface FormActions {
  /** Clears the form and its draft. */
  reset: () => void
}

interface FormProps<Values extends object> extends Validation<Values> {
  name: LeadName
  /** The values of the empty form; a constant. */
  initial: Values
  /** What was entered and submitted in the placeholder before this form loaded. */
  early?: EarlyEntries | undefined
  /** The field that begins with the visitor's fee estimate when nothing was typed into it. */
  estimateField?: keyof Values & string
  /** Called with valid values only; the form is busy until its promise settles. */
  onSubmit: (values: Values, form: FormActions) => Promise<void> | void
  /** Receives the summary of errors, to be rendered above the fields. */
  children: (summary: ReactNode) => ReactNode
}

/** A form that validates its fields, submits once at a time, and stores a draft. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { name, initial, early, estimateField, onSubmit, children } = props
  const [start] = useState(() => restoredValues(name, initial, early?.values, estimateField))
  const fields = useFields({ ...props, start })
  const [busy, setBusy] = useState(false)
  const refused = useRefused()
  const isLocked = useRef(false)
  const frame = useRef<HTMLFormElement>(null)
  const afterPress = usePress()
  const markSent = useDraft(name, fields.values, initial, reset)
  useClosing(frame, forgetProblems)
  useLayoutEffect(() => {
    if (early) restoreFocus(early)
  }, [early])
  useEffect(() => {
    if (early?.isSubmitted) frame.current?.requestSubmit()
  }, [early])
  useEffect(startLeadNotifications, [])

  function reset() {
    if (estimateField) tabStorage.remove(estimateKey)
    fields.reset()
  }

  function forgetProblems() {
    fields.untouchAll()
    refused.forget()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // State is updated too late to stop a second submit in the same tick.
    if (isLocked.current) return
    isLocked.current = true
    try {
      const problems = [...fields.problems(), ...longTexts(frame.current)]
      if (problems.length === 0) await send()
      else await refuse(problems)
    } finally {
      isLocked.current = false
    }
  }

  /** Starts the request before any rendering. */
  async function send() {
    markSent()
    const sending = onSubmit(fields.current(), { reset })
    refused.forget()
    // A wizard's next step starts without messages.
    if (!sending) return fields.untouchAll()
    const drawing = setTimeout(() => {
      setBusy(true)
      void fields.touchAll(false)
    }, waits.busy)
    await sending.finally(() => {
      clearTimeout(drawing)
      setBusy(false)
    })
  }

  async function refuse(problems: [field: string, problem: unknown][]) {
    refused.refuse(
      problems.flatMap(([field, problem]) =>
        typeof problem === 'string' ? [{ id: fieldId(name, field), problem }] : [],
      ),
    )
    await fields.touchAll(true)
  }

  const binding: FormBinding = {
    form: name,
    busy,
    isPlaceholder: false,
    isInert: false,
    read: fields.read,
    problem: fields.problem,
    change(field, value) {
      if (fields.change(field, value)) refused.answer(fieldId(name, field))
    },
    leave(field) {
      afterPress(() => {
        // A submit validates every field anyway.
        if (isLocked.current) return
        // Closing a dialog blurs its fields too.
        if (frame.current?.closest('dialog')?.open !== false) fields.touch(field)
      })
    },
  }
  return (
    <FormContext value={binding}>
      <FormFrame ref={frame} onFocus={prepareToasts} onSubmit={(event) => void submit(event)}>
        {children(refused.summary)}
      </FormFrame>
    </FormContext>
  )
}

/** What was pasted and is longer than its field allows, with what to say about it. */
function longTexts(form: HTMLFormElement | null): [field: string, problem: string][] {
  return Array.from(form?.elements ?? []).flatMap((control) => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return []
    const { maxLength, name, value } = control
    const problem = maxLength < 0 ? undefined : lengthProblem(value, maxLength)
    return problem === undefined ? [] : [[name, problem]]
  })
}
