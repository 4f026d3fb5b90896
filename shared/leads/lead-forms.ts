import { canonicalPath } from '#shared/paths.ts'

/** The site's forms, by the names of their leads. */
export const formNames = [
  'demo',
  'funding',
  'contact',
  'inline-contact',
  'profile',
  'waitlist',
] as const

export type FormName = (typeof formNames)[number]

/** The forms in dialogs, by the name of the dialog. */
const dialogs = new Map<unknown, FormName>([
  ['demo', 'demo'],
  ['funding', 'funding'],
  ['jobs', 'profile'],
])

/** The page that is a form: without the waitlist it does not exist. */
const waitlistPage = '/schedule-call'

export function isFormName(name: unknown): name is FormName {
  return formNames.some((known) => known === name)
}

/** The form in the dialog of this name; undefined for a dialog without a form. */
export function formInDialog(name: unknown): FormName | undefined {
  return dialogs.get(name)
}

/** The form that a link to this address leads to; undefined for any other page. */
export function formAtAddress(address: string): FormName | undefined {
  const path = canonicalPath(address.trim().replace(/[?#].*$/, ''))
  return path === waitlistPage ? 'waitlist' : undefined
}
