import type { DialogTexts } from '#src/content/types.ts'
import type { FormDialogName } from '#shared/leads/forms.ts'

type TextsByDialog = {
  [Name in FormDialogName]?: { [Own in Name]: DialogTexts[Own] }
}

/** The editors' texts of the form in a dialog; undefined while there are none. */
export function textsOf<Name extends FormDialogName>(
  texts: TextsByDialog | undefined,
  name: Name,
): DialogTexts[Name] | undefined {
  return texts?.[name]?.[name]
}
