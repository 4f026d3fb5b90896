import type { LeadName } from '#src/leads/calls/lead-calls.ts'

/** Leads a visitor back to what they typed. */
export function openForm(form: LeadName, dialog: string | undefined): void {
  const around = dialogOf(dialog)
  if (around) around.showModal()
  else firstField(form)?.focus()
}

/** Moves the focus from a receipt that closes to where its form is opened. */
export function leaveReceipt(form: LeadName, dialog: string | undefined): void {
  if (dialog !== undefined) {
    document.querySelector<HTMLElement>(`main [commandfor="${dialog}"]`)?.focus()
    return
  }
  const around = firstField(form)?.closest('form') ?? document.querySelector('main')
  if (!around) return
  // Not a field, whose keyboard would cover half of a phone.
  around.tabIndex = -1
  around.focus()
}

function firstField(form: LeadName): HTMLElement | null {
  return document.querySelector(`:is(input, textarea, select)[id^="${form}-"]`)
}

function dialogOf(id: string | undefined): HTMLDialogElement | null {
  const element = id === undefined ? null : document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}
