/** Props of a form in a dialog. */
export interface DialogFormProps {
  /** Closes the dialog; the focus returns to its opener. */
  onDone: () => void
}
