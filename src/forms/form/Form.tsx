import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { setNestedObjectValues, useFormik } from 'formik'
import type { FormikErrors, FormikTouched } from 'formik'
import type { ISchema } from 'yup'
import { waits } from '#src/config/limits.ts'
import { FormFrame } from '#src/ui/field/FormFrame.tsx'
import { restoreFocus } from '#src/startup/early-entries.ts'
import type { EarlyEntries } from '#src/startup/early-entries.ts'
import type { LeadName } from '#src/services/leads/lead-calls.ts'
import { prepareToasts } from '#src/ui/toast/toast.ts'
import { startLeadNotifications } from '../notifications/lead-notifications.ts'
import { estimateKey, tabStorage } from '#src/lib/storage/safe-storage.ts'
import { check } from './check.ts'
import { fieldId, FormContext } from './form-context.ts'
import { restoredValues, useDraft } from './use-draft.ts'
import { useClosing } from './use-closing.ts'
import { usePress } from './use-press.ts'
import { useRefused } from './use-refused.tsx'

/** What `onSubmit` may do with the form. */
export interface FormActions {
  /** Clears the form and its draft. */
  reset: () => void
}

interface FormProps<Values extends object> {
  name: LeadName
  /** The values of the empty form; a constant. */
  initial: Values
  schema?: ISchema<unknown>
  /** Instead of a schema: returns messages by field. */
  validate?: (values: Values) => FormikErrors<Values>
  /** Typing hides a field's message; leaving the field shows it again. */
  clearsOnTyping?: boolean
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
  const {
    name,
    initial,
    schema,
    validate,
    clearsOnTyping = false,
    early,
    estimateField,
    onSubmit,
    children,
  } = props
  const [start] = useState(() => restoredValues(name, initial, early?.values, estimateField))
  const [busy, setBusy] = useState(false)
  const refused = useRefused()
  const isLocked = useRef(false)
  const frame = useRef<HTMLFormElement>(null)
  /** The current values: two changes in one event are validated together. */
  const latest = useRef(start)
  const afterPress = usePress()

  const formik = useFormik<Values>({
    initialValues: start,
    validate: () => problemsIn(latest.current),
    validateOnChange: !clearsOnTyping,
    onSubmit: () => {},
  })
  const { errors, touched, values } = formik
  useLayoutEffect(() => {
    latest.current = values
  })
  const markSent = useDraft(name, values, initial, reset)
  useClosing(frame, () => {
    void formik.setTouched({}, false)
    refused.forget()
  })
  useLayoutEffect(() => {
    if (early) restoreFocus(early)
  }, [early])
  useEffect(() => {
    if (early?.isSubmitted) frame.current?.requestSubmit()
  }, [early])
  useEffect(() => {
    void prepareToasts()
    startLeadNotifications()
  }, [])

  function reset() {
    if (estimateField) tabStorage.remove(estimateKey)
    // A submit may come before the cleared form is rendered.
    latest.current = initial
    formik.resetForm({ values: initial })
  }

  function problemsIn(current: Values): FormikErrors<Values> {
    return validate ? validate(current) : check(current, schema)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // State is updated too late to stop a second submit in the same tick.
    if (isLocked.current) return
    isLocked.current = true
    try {
      const found = problemsIn(latest.current)
      if (Object.keys(found).length === 0) await send()
      else await refuse(Object.entries(found))
    } finally {
      isLocked.current = false
    }
  }

  /** Starts the request before any rendering. */
  async function send() {
    markSent()
    const sending = onSubmit(latest.current, { reset })
    refused.forget()
    // A wizard's next step starts without messages.
    if (!sending) return void formik.setTouched({}, false)
    const drawing = setTimeout(() => {
      setBusy(true)
      void formik.setTouched(touchedOf(initial), false)
    }, waits.busy)
    await sending.finally(() => {
      clearTimeout(drawing)
      setBusy(false)
    })
  }

  async function refuse(found: [string, unknown][]) {
    const inOrder = Object.keys(initial).flatMap((field) => found.filter(([key]) => key === field))
    refused.refuse(
      inOrder.flatMap(([field, problem]) =>
        typeof problem === 'string' ? [{ id: fieldId(name, field), problem }] : [],
      ),
    )
    await formik.setTouched(touchedOf(initial), true)
  }

  const binding = {
    form: name,
    busy,
    isPlaceholder: false,
    isInert: false,
    read: (field: string): unknown => formik.getFieldMeta(field).value,
    problem(field: string) {
      const problem: unknown = Reflect.get(errors, field)
      return Reflect.get(touched, field) && typeof problem === 'string' ? problem : undefined
    },
    change(field: string, value: unknown) {
      latest.current = { ...latest.current, [field]: value }
      void formik.setFieldValue(field, value)
      if (clearsOnTyping) formik.setFieldError(field, undefined)
      const isAnswered = clearsOnTyping || !Object.hasOwn(problemsIn(latest.current), field)
      if (isAnswered) refused.answer(fieldId(name, field))
    },
    leave(field: string) {
      afterPress(() => {
        // A submit validates every field anyway.
        if (isLocked.current) return
        // Closing a dialog blurs its fields too.
        if (frame.current?.closest('dialog')?.open !== false) void formik.setFieldTouched(field)
      })
    },
  }
  return (
    <FormContext value={binding}>
      <FormFrame ref={frame} onSubmit={(event) => void submit(event)}>
        {children(refused.summary)}
      </FormFrame>
    </FormContext>
  )
}

/** After a submit every field shows its message. */
function touchedOf<Values extends object>(initial: Values): FormikTouched<Values> {
  return setNestedObjectValues<FormikTouched<Values>>(initial, true)
}
