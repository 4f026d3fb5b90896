import { useLayoutEffect, useRef } from 'react'
import { setNestedObjectValues, useFormik } from 'formik'
import type { FormikErrors, FormikTouched } from 'formik'
import type { ISchema } from 'yup'
import { check } from './check.ts'

/** How a form decides what is wrong, and when it says so. */
export interface Validation<Values extends object> {
  schema?: ISchema<unknown>
  /** Instead of a schema: returns messages by field. */
  validate?: (values: Values) => FormikErrors<Values>
  /** Typing hides a field's message; leaving the field shows it again. */
  clearsOnTyping?: boolean
}

interface FieldsOptions<Values extends object> extends Validation<Values> {
  /** The values of the empty form. */
  initial: Values
  /** The values to begin with. */
  start: Values
}

interface Fields<Values extends object> {
  /** The values as rendered. */
  values: Values
  /** The values after the last event, which may not be rendered yet. */
  current: () => Values
  /** Messages by field for the current values. */
  problems: () => [field: string, problem: unknown][]
  read: (field: string) => unknown
  /** The message of a field that was left or submitted. */
  problem: (field: string) => string | undefined
  /** Returns true if nothing is to be said about the field any longer. */
  change: (field: string, value: unknown) => boolean
  /** Shows the field's message from now on. */
  touch: (field: string) => void
  /** Shows the messages of all fields, after a new validation or as they are. */
  touchAll: (validates: boolean) => Promise<unknown>
  untouchAll: () => void
  reset: () => void
}

/** The values of a form's fields and their messages. */
export function useFields<Values extends object>(options: FieldsOptions<Values>): Fields<Values> {
  const { initial, start, schema, validate, clearsOnTyping = false } = options
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
    return validate ? validate(latest.current) : check(latest.current, schema)
  }

  return {
    values,
    current: () => latest.current,
    problems: () => Object.entries(messages()),
    read: (field) => formik.getFieldMeta(field).value,
    problem(field) {
      const problem: unknown = Reflect.get(errors, field)
      return Reflect.get(touched, field) && typeof problem === 'string' ? problem : undefined
    },
    change(field, value) {
      latest.current = { ...latest.current, [field]: value }
      void formik.setFieldValue(field, value)
      if (clearsOnTyping) formik.setFieldError(field, undefined)
      return clearsOnTyping || !Object.hasOwn(messages(), field)
    },
    touch: (field) => void formik.setFieldTouched(field),
    touchAll: (validates) =>
      formik.setTouched(setNestedObjectValues<FormikTouched<Values>>(initial, true), validates),
    untouchAll: () => void formik.setTouched({}, false),
    reset() {
      // A submit may come before the cleared form is rendered.
      latest.current = initial
      formik.resetForm({ values: initial })
    },
  }
}
