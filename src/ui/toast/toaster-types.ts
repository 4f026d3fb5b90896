/** A message in a toast. */
export interface ToastMessage {
  text: string
  /** A name at the end of the text, isolated because its writing direction may differ. */
  name?: string
  /** Green, red, or black on white. */
  tone: 'success' | 'error' | 'plain'
  /** Milliseconds; null stays until it is closed or updated. */
  duration: number | null
  /** Announced at once (`role=alert`), as is every toast of the tone `error`. */
  isFailure?: boolean
  /** Shows a spinner. */
  busy?: boolean
  /** Called when the toast has gone. */
  onClose?: () => void
}

/** What renders toasts; loaded as a separate chunk. */
export interface Toaster {
  show: (id: string, message: ToastMessage) => void
  close: (id: string) => void
}
