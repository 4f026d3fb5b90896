import { object } from 'yup'
import { sizes } from '#shared/limits.ts'
import { email, textOf } from '#src/forms/rules.ts'

/** The values of the inline contact form. */
export interface InlineContactValues {
  firstname: string
  lastname: string
  email: string
  message: string
}

export const emptyInlineContact: InlineContactValues = {
  firstname: '',
  lastname: '',
  email: '',
  message: '',
}

/** The rules and messages of the inline contact form. */
export const inlineContactSchema = object({
  firstname: textOf(
    sizes.name,
    'firstname cannot be less than two characters',
    'please input firstname',
  ),
  lastname: textOf(
    sizes.name,
    'lastname cannot be less than two characters',
    'please input lastname',
  ),
  email: email('please enter a valid email', 'please input email'),
  message: textOf(
    sizes.inlineMessage,
    'message cannot be less than seven characters',
    'please leave a message for us',
  ),
})
