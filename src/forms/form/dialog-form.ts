import type { ReceiptContent } from '#src/forms/receipt/receipt-texts.ts'

/** Props of a form in a dialog. */
export interface DialogFormProps {
  /** Closes the dialog; the focus returns to its opener. */
  onDone: () => void
  /** Id of the dialog. */
  dialog?: string
  receipt?: ReceiptContent
}
