import { formAtAddress, formInDialog, formInSection, isFormName } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { isRecord } from '#shared/json.ts'

/** The forms that the site settings switch off, as an answer of the content API has them: at its root or in its settings. */
export function unusedIn(answer: unknown): FormName[] {
  if (!isRecord(answer)) return []
  const settings = answer['settings']
  const list = answer['unusedForms'] ?? (isRecord(settings) ? settings['unusedForms'] : null)
  return Array.isArray(list) ? list.filter(isFormName) : []
}

/** True for the address of a form that is switched off. */
export function isUnusedAddress(address: unknown, unused: readonly FormName[]): boolean {
  const form = typeof address === 'string' ? formAtAddress(address) : undefined
  return form !== undefined && unused.includes(form)
}

/** True for an action that opens a form which is switched off, or leads to it. */
export function isUnusedAction(action: unknown, unused: readonly FormName[]): boolean {
  if (!isRecord(action)) return false
  const form = formInDialog(action['opens'])
  if (form !== undefined) return unused.includes(form)
  return isUnusedAddress(action['to'], unused)
}

/** True for a type of section whose form is switched off. */
export function lacksForm(type: unknown, unused: readonly FormName[]): boolean {
  const form = formInSection(type)
  return form !== undefined && unused.includes(form)
}
