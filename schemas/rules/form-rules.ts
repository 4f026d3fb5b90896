import { asText } from '#shared/json.ts'
import type { Path, ValidationError } from '@sanity/types'
import {
  formAtAddress,
  formInDialog,
  type FormName,
  formInSection,
  formNames,
  isFormName,
} from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { placedObjects } from '#schemas/fields/values.ts'
import { advise, ask, together, type RuleContext } from './context.ts'
import { checkLinkTargets } from './link-rules.ts'

const UNUSED = '*[_id == "siteSettings"][0].unusedForms'

/** Names every place of a document where a form that is switched off would be. Meant as a warning. */
export async function checkUnusedForms(
  document: unknown,
  context: RuleContext,
): Promise<ValidationError[]> {
  if (formUses(document, formNames).length === 0) return []
  const unused = await ask(UNUSED, {}, context)
  return formUses(document, Array.isArray(unused) ? unused.filter(isFormName) : [])
}

/** Names every link and button of a document that visitors do not see, or that leads nowhere. Meant as a warning. */
export const checkUses = together(checkLinkTargets, checkUnusedForms)

/** One finding for each place of a document where one of these forms would be; hidden sections have none. */
export function formUses(document: unknown, forms: readonly FormName[]): ValidationError[] {
  return placedObjects(document, ({ hidden }) => hidden === true).flatMap(({ object, path }) => {
    const use = formOf(object)
    if (use === undefined || !forms.includes(use.form)) return []
    const message = `"${definitions[use.form].title}" is switched off in the site settings: ${use.effect}`
    return [advise(message, [...path, ...use.field])]
  })
}

interface FormUse {
  form: FormName
  /** What visitors see instead; ends the sentence. */
  effect: string
  field: Path
}

/** The form that this object opens, leads to or shows, apart from those of objects within it. */
function formOf(value: Record<string, unknown>): FormUse | undefined {
  const { _type: type, opens, href, path, action } = value
  const opened = formInDialog(opens)
  if (opened) return { form: opened, effect: 'visitors do not see this button.', field: ['opens'] }
  const linked = formAtAddress(asText(href))
  if (linked) return { form: linked, effect: 'visitors do not see this link.', field: ['href'] }
  const isPage = type === 'page'
  const shown = isPage ? formAtAddress(asText(path)) : formInSection(type)
  if (!shown) return undefined
  const { without = '', withoutButItsAction } = definitions[shown]
  const effect = action && withoutButItsAction ? withoutButItsAction : without
  return { form: shown, effect, field: isPage ? ['path'] : [] }
}
