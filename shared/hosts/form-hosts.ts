import { formNames } from '#shared/leads/lead-forms.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'

/** What a form needs of the lead hosts, by its name there. */
export type FormHost =
  | 'identity'
  | 'iam'
  | 'api'
  | 'states'
  | 'sheet'
  | 'uploadBucket'
  | 'uploadHosts'

const hostsOf: Record<FormName, FormHost[]> = {
  demo: ['identity'],
  funding: ['iam', 'identity', 'states', 'uploadBucket', 'uploadHosts'],
  contact: ['iam'],
  'inline-contact': ['sheet'],
  profile: ['api'],
  waitlist: ['iam'],
}

/** What the forms need that are left without the unused ones. */
export function neededHosts(unused: readonly string[]): ReadonlySet<FormHost> {
  return new Set(
    formNames.filter((form) => !unused.includes(form)).flatMap((form) => hostsOf[form]),
  )
}

/** The forms that cannot be sent, because a host that they need is empty. */
export function formsWithoutHosts(leads: Record<FormHost, string | readonly string[]>): FormName[] {
  return formNames.filter((form) => hostsOf[form].some((host) => leads[host].length === 0))
}
