import { validateYupSchema, yupToFormErrors } from 'formik'
import type { FormikErrors } from 'formik'
import type { ISchema } from 'yup'

/** The messages that a form built on Formik shows for these values, by field. */
export async function problemsOf<Values extends object>(
  schema: ISchema<unknown>,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema({ ...values }, schema)
    return {}
  } catch (error) {
    return yupToFormErrors<Values>(error)
  }
}
