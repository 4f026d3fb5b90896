import { isEmail } from '#shared/contact.ts'
import { visibleText } from '#shared/text.ts'

/** The values of the contact page's form. */
export interface ContactValues {
  firstname: string
  lastname: string
  email: string
  message: string
}

export type ContactField = keyof ContactValues

export const emptyContact: ContactValues = { firstname: '', lastname: '', email: '', message: '' }

const rules: { [Field in ContactField]: { holds: (text: string) => boolean; message: string } } = {
  firstname: { holds: isFilled, message: 'First Name is required.' },
  lastname: { holds: isFilled, message: 'Last Name is required.' },
  email: { holds: isEmail, message: 'Please enter a valid email address.' },
  message: { holds: isFilled, message: 'Please enter a message.' },
}

/** The message for one field, shown on blur; undefined when the field is valid. */
export function contactProblem(field: ContactField, text: string): string | undefined {
  const { holds, message } = rules[field]
  return holds(visibleText(text)) ? undefined : message
}

/** Every message by field, shown on submit; a form with messages is not sent. */
export function contactProblems(values: ContactValues): Partial<ContactValues> {
  const problems: Partial<ContactValues> = {}
  for (const field of ['firstname', 'lastname', 'email', 'message'] as const) {
    const problem = contactProblem(field, values[field])
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

function isFilled(text: string): boolean {
  return text !== ''
}
