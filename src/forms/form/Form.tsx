import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { setNestedObjectValues, useFormik } from 'formik'
import type { FormikErrors, FormikTouched } from 'formik'
import type { ISchema } from 'yup'
import { waits } from '#src/config/limits.ts'
import { FormFrame } from '#src/ui/field/FormFrame.tsx'
import { restoreFocus } from '#src/lib/dom/early-entries.ts'
import type { EarlyEntries } from '#src/lib/dom/early-entries.ts'
import type { LeadName } from '#src/services/leads/lead-calls.ts'
import { prepareToasts } from '#src/ui/toast/toast.ts'
import { startLeadNotifications } from '../notifications/lead-notifications.ts'
import { check } from './check.ts'
import { fieldId, FormContext } from './form-context.ts'
import { restoredValues, useDraft } from './use-draft.ts'
import { useClosing } from './use-closing.ts'
import { usePress } from './use-press.ts'
import { useRefused } from './use-refused.tsx'

/** What a form's owner may do with it after a submit. */
export interface FormActions {
  /** Empties the form and its draft. */
  reset: () => void
}

interface FormProps<Values extends object> {
  name: LeadName
  /** The empty form: a constant. */
  initial: Values
  schema?: ISchema<unknown>
  /** In the place of a schema: messages by field. */
  validate?: (values: Values) => FormikErrors<Values>
  /** A message goes with the next key, and comes back when the field is left (§5, contact page). */
  clearsOnTyping?: boolean
  /** What was typed, chosen and pressed before this form was here. */
  early?: EarlyEntries | undefined
  /** Called with valid values alone; while its promise is open the form is busy. */
  onSubmit: (values: Values, form: FormActions) => Promise<void> | void
  /** Gets the summary of errors, to be put above the fields. */
  children: (summary: ReactNode) => ReactNode
}

/** A form whose fields check themselves, whose submits come one at a time, and whose draft is kept. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const {
    name,
    initial,
    schema,
    validate,
    clearsOnTyping = false,
    early,
    onSubmit,
    children,
  } = props
  const [start] = useState(() => restoredValues(name, initial, early?.values))
  const [busy, setBusy] = useState(false)
  const refused = useRefused()
  const isLocked = useRef(false)
  const frame = useRef<HTMLFormElement>(null)
  /** What the form holds: two changes of one press are judged together. */
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
    formik.resetForm({ values: initial })
  }

  function problemsIn(held: Values): FormikErrors<Values> {
    return validate ? validate(held) : check(held, schema)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // State comes too late for two submits in one tick.
    if (isLocked.current) return
    isLocked.current = true
    try {
      const found = problemsIn(values)
      if (Object.keys(found).length === 0) await send()
      else await refuse(Object.entries(found))
    } finally {
      isLocked.current = false
    }
  }

  /** The request goes first: nothing is drawn before it is on its way. */
  async function send() {
    markSent()
    const sending = onSubmit(values, { reset })
    refused.forget()
    // What was valid is no complaint of the next step.
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
        // A submit has looked at every field.
        if (isLocked.current) return
        // Closing a dialog takes the focus out of it, too.
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

/** After a submit every field says what is wrong with it. */
function touchedOf<Values extends object>(initial: Values): FormikTouched<Values> {
  return setNestedObjectValues<FormikTouched<Values>>(initial, true)
}
