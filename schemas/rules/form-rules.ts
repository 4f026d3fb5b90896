import type { Path, ValidationError } from '@sanity/types'
import { formAtAddress, formInDialog, formNames, isFormName } from '#shared/leads/lead-forms.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'
import { isRecord } from '#shared/json.ts'
import { asText, keyOf } from '#schemas/fields/values.ts'
import { advise } from './context.ts'
import { ask, type RuleContext } from './context.ts'
import type { RuleResult } from './rules.ts'

/** What an editor calls the forms. */
export const formTitles: Record<FormName, string> = {
  demo: 'Schedule a demo',
  funding: 'Apply for funding',
  contact: 'Contact form beside the offices',
  'inline-contact': 'Write to us, below questions',
  profile: 'Join our team',
  waitlist: 'Waitlist (/schedule-call)',
}

const UNUSED = '*[_id == "siteSettings"][0].unusedForms'

/** Rejects a name in the list of forms that no form has. */
export function checkFormName(value: unknown): RuleResult {
  return value === undefined || isFormName(value) || `No form is called "${asText(value)}".`
}

/** Names every place of a document where a form that is switched off would be. Meant as a warning. */
export async function checkUnusedForms(
  document: unknown,
  context: RuleContext,
): Promise<true | ValidationError[]> {
  if (formUses(document, formNames).length === 0) return true
  const unused = await ask(UNUSED, {}, context)
  const findings = formUses(document, Array.isArray(unused) ? unused.filter(isFormName) : [])
  return findings.length === 0 ? true : findings
}

/** One finding for each place of a document where one of these forms would be; hidden sections have none. */
export function formUses(
  value: unknown,
  forms: readonly FormName[],
  path: Path = [],
): ValidationError[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, index) =>
      formUses(member, forms, [...path, keyOf(member, index)]),
    )
  }
  if (!isRecord(value) || value['hidden'] === true) return []
  const inner = Object.entries(value).flatMap(([name, field]) =>
    formUses(field, forms, [...path, name]),
  )
  const own = formOf(value)
  if (own === undefined || !forms.includes(own.form)) return inner
  const message = `"${formTitles[own.form]}" is switched off in the site settings: ${own.effect}`
  return [advise(message, [...path, ...own.field]), ...inner]
}

interface FormUse {
  form: FormName
  /** What visitors see instead; ends the sentence. */
  effect: string
  field: Path
}

/** The form that this object opens, leads to or shows, apart from those of objects within it. */
function formOf(value: Record<string, unknown>): FormUse | undefined {
  const { _type: type, opens, href, path } = value
  const opened = formInDialog(opens)
  if (opened) return { form: opened, effect: 'visitors do not see this button.', field: ['opens'] }
  if (type === 'offices')
    return { form: 'contact', effect: 'visitors see the offices alone.', field: [] }
  if (type === 'questionBlock')
    return {
      form: 'inline-contact',
      effect: value['action']
        ? 'visitors see only the words and the button here. Check that the words still fit.'
        : 'visitors do not see this section.',
      field: [],
    }
  if (type === 'page' && formAtAddress(asText(path)))
    return {
      form: 'waitlist',
      effect:
        'visitors read "Page not found" here, and links to this page disappear. Unpublish it, or redirect it.',
      field: ['path'],
    }
  if (formAtAddress(asText(href)))
    return { form: 'waitlist', effect: 'visitors do not see this link.', field: ['href'] }
  return undefined
}
