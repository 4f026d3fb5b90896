import { useEffect, useLayoutEffect, useRef } from 'react'
import { setNestedObjectValues, useFormik, validateYupSchema, yupToFormErrors } from 'formik'
import { clearDraft, readDraft, saveDraft } from '#src/leads/details.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import type { FormikErrors, FormikTouched, FormikValues } from 'formik'
import type { ISchema } from 'yup'
import type { FormName } from '#shared/leads/forms.ts'

interface FieldsOptions<Values extends object> {
  rules: ISchema<unknown>
  /** Typing hides a field's message; leaving the field shows it again. */
  clearsOnTyping?: boolean
  /** The values of the empty form. */
  initial: Values
  /** The values to begin with. */
  start: Values
}

/** The values of a form's fields and their messages. */
export function useFields<Values extends object>(options: FieldsOptions<Values>) {
  const { initial, start, rules, clearsOnTyping = false } = options
  // Two changes in one event are validated together.
  const latest = useRef(start)
  const formik = useFormik<Values>({
    initialValues: start,
    validate: () => messages(),
    validateOnChange: !clearsOnTyping,
    onSubmit: () => {},
  })
  const { errors, touched, values } = formik
  useLayoutEffect(() => {
    latest.current = values
  })

  function messages(): FormikErrors<Values> {
    return check(latest.current, rules)
  }

  return {
    /** The values as rendered. */
    values,
    /** The values after the last event, which may not be rendered yet. */
    current: () => latest.current,
    /** Messages by field for the current values. */
    problems: (): [field: string, problem: unknown][] => Object.entries(messages()),
    read: (field: string): unknown => formik.getFieldMeta(field).value,
    /** The message of a field that was left or submitted. */
    problem: (field: string): string | undefined => {
      const problem: unknown = Reflect.get(errors, field)
      return Reflect.get(touched, field) && typeof problem === 'string' ? problem : undefined
    },
    /** Returns true if nothing is to be said about the field any longer. */
    change(field: string, value: unknown): boolean {
      latest.current = { ...latest.current, [field]: value }
      void formik.setFieldValue(field, value)
      if (clearsOnTyping) formik.setFieldError(field, undefined)
      return clearsOnTyping || !Object.hasOwn(messages(), field)
    },
    /** Shows the field's message from now on. */
    touch: (field: string) => void formik.setFieldTouched(field),
    /** Shows the messages of all fields, after a new validation or as they are. */
    touchAll: (validates: boolean) =>
      formik.setTouched(setNestedObjectValues<FormikTouched<Values>>(initial, true), validates),
    untouchAll: () => void formik.setTouched({}, false),
    reset() {
      // A submit may come before the cleared form is rendered.
      latest.current = initial
      formik.resetForm({ values: initial })
    },
  }
}

/**
 * Messages by field; none when the values are valid. Synchronous, so that a press need not wait for a
 * promise; schemas therefore must not have asynchronous rules.
 */
export function check<Values extends object>(
  values: Values & FormikValues,
  schema: ISchema<unknown>,
): FormikErrors<Values> {
  try {
    void validateYupSchema(values, schema, true)
    return {}
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error)
    throw error
  }
}

/**
 * The initial values with the draft of this tab, what was entered in the placeholder, and the visitor's
 * fee estimate in a message field that is still empty.
 */
export function restoredValues<Values extends object>(
  form: FormName,
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
  form: FormName,
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
