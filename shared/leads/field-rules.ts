import { string } from 'yup'
import { isEmail } from '#shared/contact.ts'
import { mapTexts } from '#shared/json.ts'
import { onlyDigits } from '#shared/phone.ts'
import { countCharacters, visibleText } from '#shared/text.ts'
import type { StringSchema } from 'yup'

/** A text that is judged as it is sent: trimmed, and without characters that nobody sees. */
export function optionalText(): StringSchema {
  return string().transform((text: unknown) =>
    typeof text === 'string' ? visibleText(text) : text,
  )
}

/** A text that must not be empty. A message is read when it is needed: by then the language is known. */
export function requiredText(missing: () => string): StringSchema {
  return optionalText().required(missing)
}

/** A text of at least `least` characters, as a person counts them. */
export function textOf(least: number, short: () => string, missing: () => string): StringSchema {
  // An empty text is missing, not short: one message at a time.
  return requiredText(missing).test(
    'least',
    short,
    (text) => !text || countCharacters(text) >= least,
  )
}

/** An email address. */
export function email(wrong: () => string, missing: () => string): StringSchema {
  return requiredText(missing).test('email', wrong, (text) => !text || isEmail(text))
}

/** A phone number. A text without digits is none. */
export function phoneNumber(missing: () => string): StringSchema {
  return requiredText(missing).test('digits', missing, (text) => !text || onlyDigits(text) !== '')
}

/** The same fields with each text trimmed, and without characters that nobody sees. */
export function trimmed<Values>(values: Values): Values {
  return mapTexts(values, visibleText)
}
