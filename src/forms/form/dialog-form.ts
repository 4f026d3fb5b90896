/** What a form in a dialog gets of it. */
export interface DialogFormProps {
  /** Closes the dialog; the focus goes back to what opened it. */
  onDone: () => void
}
