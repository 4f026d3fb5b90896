import { withoutPrefix } from '#shared/languages.ts'
import { canonicalPath } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import type { Words } from '#shared/words/words.ts'

/** A host that leads, their files or their lists of states come from or go to. */
export type FormHost =
  | 'identity'
  | 'iam'
  | 'api'
  | 'states'
  | 'sheet'
  | 'uploadBucket'
  | 'uploadHosts'

/** The variables of a build that set these hosts. */
export const formHostVariables: Readonly<Record<FormHost, string>> = {
  identity: 'VITE_IDENTITY_HOST',
  iam: 'VITE_IAM_HOST',
  api: 'VITE_API_HOST',
  states: 'VITE_STATES_URL',
  sheet: 'VITE_SHEET_URL',
  uploadBucket: 'VITE_UPLOAD_BUCKET',
  uploadHosts: 'VITE_UPLOAD_HOSTS',
}

interface FormFacts {
  /** The form cannot be sent without them. */
  hosts: readonly FormHost[]
  /** Where visitors find it. */
  place: { dialog: keyof Words['dialog']; size?: 'narrow' } | { section: string } | { page: string }
}

/**
 * The forms of the site by the names of their leads: what every page and the build need to know of
 * them. The rest is in the file of that name beside this one, which only forms and hosts load.
 */
const facts = {
  demo: {
    hosts: ['identity'],
    place: { dialog: 'demo', size: 'narrow' },
  },
  funding: {
    hosts: ['iam', 'identity', 'states', 'uploadBucket', 'uploadHosts'],
    place: { dialog: 'funding' },
  },
  contact: {
    hosts: ['iam'],
    place: { section: 'offices' },
  },
  'inline-contact': {
    hosts: ['sheet'],
    place: {
      section: 'questionBlock',
    },
  },
  profile: {
    hosts: ['api'],
    place: { dialog: 'jobs', size: 'narrow' },
  },
  waitlist: {
    hosts: ['iam'],
    place: {
      page: '/schedule-call',
    },
  },
} as const satisfies Record<string, FormFacts>

export type FormName = keyof typeof facts

export const leadForms: Readonly<Record<FormName, FormFacts>> = facts

export const formNames = Object.keys(facts).filter(isFormName)

type DialogOf<Facts> = Facts extends { place: { dialog: infer Dialog } } ? Dialog : never

/** The dialogs that contain a form, by the names that actions open. */
export type FormDialogName = DialogOf<(typeof facts)[FormName]>

/** What an action of the CMS may open. */
export type DialogName = FormDialogName | 'iam' | 'learn' | 'video'

/** What a button of the CMS does: it links somewhere, or it opens one of the layout's dialogs. */
export type ActionData = { label: string; to: string } | { label: string; opens: DialogName }

export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(facts, name)
}

/** The form that visitors find in the dialog or section of this name, or on this page. */
function formAt(kind: 'dialog' | 'section' | 'page', name: unknown): FormName | undefined {
  return formNames.find((form) => {
    const place: { dialog?: string; section?: string; page?: string } = leadForms[form].place
    return place[kind] !== undefined && place[kind] === name
  })
}

/** The form in the dialog of this name; undefined for a dialog without a form. */
export function formInDialog(name: unknown): FormName | undefined {
  return formAt('dialog', name)
}

export function isFormDialog(name: unknown): name is FormDialogName {
  return formInDialog(name) !== undefined
}

/** Title and width of a dialog that contains a form. */
export function dialogFrame(name: FormDialogName): { title: string; size?: 'narrow' | undefined } {
  const form = formInDialog(name)
  const place = form && leadForms[form].place
  return { title: t().dialog[name], size: place && 'size' in place ? place.size : undefined }
}

/** The form that a link to this address leads to, in any language; undefined for any other page. */
export function formAtAddress(address: string): FormName | undefined {
  return formAt('page', withoutPrefix(canonicalPath(address.trim().replace(/[?#].*$/, ''))))
}

/** The form that sections of this type show. */
export function formInSection(type: unknown): FormName | undefined {
  return formAt('section', type)
}

/** A record with a value for each form. */
export function forEachForm<Value>(valueOf: (form: FormName) => Value): Record<FormName, Value> {
  const record = Object.fromEntries(formNames.map((form) => [form, valueOf(form)]))
  if (!hasEveryForm(record)) throw new Error('A form is missing.')
  return record
}

function hasEveryForm<Value>(record: Record<string, Value>): record is Record<FormName, Value> {
  return formNames.every((form) => Object.hasOwn(record, form))
}

/** What the forms need that are left without the unused ones. */
export function neededHosts(unused: readonly string[]): ReadonlySet<FormHost> {
  const used = formNames.filter((form) => !unused.includes(form))
  return new Set(used.flatMap((form) => leadForms[form].hosts))
}

/** The forms that cannot be sent, because a host that they need is empty. */
export function formsWithoutHosts(leads: Record<FormHost, string | readonly string[]>): FormName[] {
  return formNames.filter((form) => leadForms[form].hosts.some((host) => leads[host].length === 0))
}
