import { validateYupSchema, yupToFormErrors } from 'formik'
import type { FormikErrors, FormikValues } from 'formik'
import type { ISchema } from 'yup'

/**
 * Messages by field; none when the values are valid. Synchronous, so that a press need not wait for a
 * promise; schemas therefore must not have asynchronous rules.
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
