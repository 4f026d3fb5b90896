import { closest } from '#src/browser/dialog-command.ts'

/** What a visitor did in a form before the code that can send it had loaded. */
export interface EarlyEntries {
  /** Texts and choices by field name; nothing of empty fields. */
  values: Record<string, string>
  /** The focused control and its selection, which is null where a control does not tell it. */
  focus: { id: string; start: number | null; end: number | null } | null
  /** The form was submitted: it is to be sent as soon as possible. */
  isSubmitted: boolean
}

/** Marks a form (`data-waits`) as submitted, and stops the browser from sending it. */
export function holdSubmit(event: Event): void {
  const form = closest(event, '[data-waits]')
  if (!form) return
  event.preventDefault()
  form.dataset['submitted'] = ''
}

/** True once for a form that was submitted before it could be sent. */
export function takeHeldSubmit(form: HTMLFormElement): boolean {
  const isSubmitted = 'submitted' in form.dataset
  delete form.dataset['submitted']
  return isSubmitted
}

/** What a form contains now. */
export function readEarlyEntries(form: HTMLFormElement): EarlyEntries {
  return {
    values: Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
      ),
    ),
    focus: focusIn(form),
    isSubmitted: takeHeldSubmit(form),
  }
}

/** Restores the focus and the selection in the controls with the same ids that replaced the form. */
export function restoreFocus({ focus }: EarlyEntries): void {
  const control = focus ? document.getElementById(focus.id) : null
  if (!focus || !control) return
  control.focus({ preventScroll: true })
  if (isText(control) && focus.start !== null) control.setSelectionRange(focus.start, focus.end)
}

function focusIn(form: HTMLFormElement): EarlyEntries['focus'] {
  const control = document.activeElement
  if (!control?.id || !form.contains(control)) return null
  if (!isText(control)) return { id: control.id, start: null, end: null }
  return { id: control.id, start: control.selectionStart, end: control.selectionEnd }
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
}
