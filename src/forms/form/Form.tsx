import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { TRAP } from '#shared/leads/source.ts'
import { waits } from '#shared/limits.ts'
import { FormFrame, ErrorSummary } from '#src/ui/field/FormFrame.tsx'
import type { FieldProblemLink } from '#src/ui/field/FormFrame.tsx'
import { restoreFocus } from '#src/boot/early-entries.ts'
import { prepareToasts } from '#src/ui/toast/toast.tsx'
import { startLeadNotifications } from '#src/forms/notifications/lead-notifications.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { FormContext, fieldId, lengthProblem, usePress } from './form-context.ts'
import { restoredValues, useDraft, useFields } from './fields.ts'
import type { FormEvent, ReactNode, RefObject } from 'react'
import type { EarlyEntries } from '#src/boot/early-entries.ts'
import type { FailedLead, FormBinding } from './form-context.ts'
import type { ISchema } from 'yup'
import type { FormDefinition } from '#shared/leads/definition.ts'

/** What `onSubmit` may do with the form. */
export interface FormActions {
  /** Clears the form and its draft. */
  reset: () => void
}

export interface FormProps<Values extends object> {
  /** The form's definition; a constant. */
  of: Pick<FormDefinition<Values, object>, 'name' | 'empty' | 'rules'>
  /** The rules of a wizard's step, instead of those of the whole form. */
  stepRules?: ISchema<unknown> | undefined
  /** Typing hides a field's message; leaving the field shows it again. */
  clearsOnTyping?: boolean
  /** What was entered and submitted in the placeholder before this form loaded. */
  early?: EarlyEntries | undefined
  /** The field that begins with the visitor's fee estimate when nothing was typed into it. */
  estimateField?: keyof Values & string
  /** Called with valid values only; the form is busy until its promise settles. */
  onSubmit: (values: Values, form: FormActions) => Promise<void> | void
  /** Called when the form is cleared, which a lead that is delivered later does too. */
  onReset?: () => void
  failed?: FailedLead
  children: ReactNode
}

/** A form that validates its fields, submits once at a time, and stores a draft. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { of, stepRules, clearsOnTyping, early, estimateField, onSubmit, onReset } = props
  const { failure = null, failureText = null } = props.failed ?? {}
  const { name, empty: initial } = of
  const [start] = useState(() => restoredValues(name, initial, early?.values, estimateField))
  const fields = useFields({ initial, start, rules: stepRules ?? of.rules, clearsOnTyping })
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
    onReset?.()
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
        typeof problem === 'string'
          ? [{ id: fieldId(name, field), problem, isMissing: isBlank(fields.read(field)) }]
          : [],
      ),
    )
    await fields.touchAll(true)
  }

  const binding: FormBinding = {
    form: name,
    busy,
    isPlaceholder: false,
    isInert: false,
    summary: refused.summary,
    failure,
    failureText,
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
        {props.children}
        {/* For programs: neither shown nor read out, and nothing fills it by itself. */}
        <input name={TRAP} hidden tabIndex={-1} autoComplete="off" />
      </FormFrame>
    </FormContext>
  )
}

function isBlank(answer: unknown): boolean {
  return typeof answer === 'string' && answer.trim() === ''
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

const nothing: FieldProblemLink[] = []

/** The problems of the last submit; the summary, or the only field with a problem, takes the focus. */
function useRefused() {
  const [refused, setRefused] = useState(nothing)
  const [answered, setAnswered] = useState<readonly string[]>([])
  const summary = useRef<HTMLElement>(null)

  useEffect(() => {
    const [first] = refused
    if (summary.current) summary.current.focus()
    else if (first) document.getElementById(first.id)?.focus()
  }, [refused])

  const open = refused.filter(({ id }) => !answered.includes(id))
  return {
    /** A summary of several problems, without those that were fixed since; null for a single one. */
    summary:
      refused.length > 1 && open.length > 0 ? <ErrorSummary ref={summary} problems={open} /> : null,
    refuse(problems: FieldProblemLink[]) {
      setAnswered([])
      setRefused(problems.toSorted(inScreenOrder))
    },
    /** Removes a field from the summary. */
    answer(id: string) {
      if (open.some((problem) => problem.id === id)) setAnswered((ids) => [...ids, id])
    },
    forget: () => setRefused(nothing),
  }
}

/** The order of the controls in the page, which is that of a visitor's eyes and of the Tab key. */
function inScreenOrder(one: FieldProblemLink, other: FieldProblemLink): number {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id))
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Runs a task whenever the surrounding dialog is closed. */
export function useClosing(inside: RefObject<HTMLElement | null>, task: () => void): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const run = () => latest.current()
    dialog?.addEventListener('close', run)
    return () => dialog?.removeEventListener('close', run)
  }, [inside])
}
