import { formsWithoutHosts } from '#shared/hosts/form-hosts.ts'
import { hosts } from '#src/config/hosts/hosts.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'
import { unusedIn } from './unused-forms.ts'

/**
 * The forms that this site does not show: those that an answer's settings switch off, and those for
 * which the build was given no host. A form that is switched on again returns with the next build.
 */
export function switchedOffIn(answer: unknown): FormName[] {
  return [...new Set([...unusedIn(answer), ...formsWithoutHosts(hosts.leads)])]
}
