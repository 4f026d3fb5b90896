import { validateYupSchema, yupToFormErrors } from 'formik'
import type { FormikErrors, FormikValues } from 'formik'
import type { ISchema } from 'yup'

/**
 * Messages by field; none when all is well. It answers at once, for a press must not wait for a
 * promise: a schema has no rule that asks elsewhere.
 */
export function check<Values extends object>(
  values: Values & FormikValues,
  schema: ISchema<unknown> | undefined,
): FormikErrors<Values> {
  if (!schema) return {}
  try {
    void validateYupSchema(values, schema, true)
    return {}
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error)
    throw error
  }
}
