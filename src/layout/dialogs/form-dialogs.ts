import type { DialogTexts } from '#src/content/types.ts'
import type { DialogFormProps } from '#src/forms/form/form-context.ts'
import type { Loadable } from '#src/ui/lazy/lazy.tsx'
import type { FormDialogName } from '#shared/leads/forms.ts'

/** The form of each dialog, which may have its own texts. */
export type DialogForms = {
  [Name in FormDialogName]: Loadable<DialogFormProps & { texts?: DialogTexts[Name] | undefined }>
}
