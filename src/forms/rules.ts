import { string } from 'yup'
import { isEmail } from '#src/lib/email.ts'
import { countCharacters } from '#src/lib/text.ts'
import type { StringSchema } from 'yup'

/** A text that is trimmed before it is validated. */
export function optionalText(): StringSchema {
  return string().trim()
}

/** A text that must not be empty. */
export function requiredText(missing: string): StringSchema {
  return string().trim().required(missing)
}

/** A text of at least `least` characters, as a person counts them. */
export function textOf(least: number, short: string, missing: string): StringSchema {
  // An empty text is missing, not short: one message at a time.
  return requiredText(missing).test(
    'least',
    short,
    (text) => !text || countCharacters(text) >= least,
  )
}

/** An e-mail address. */
export function email(wrong: string, missing: string): StringSchema {
  return requiredText(missing).test('email', wrong, (text) => !text || isEmail(text))
}
