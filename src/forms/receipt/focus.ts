import { useEffect, useState } from 'react'
import { isUnseen, markSeen } from '#src/leads/receipts.ts'
import type { RefObject } from 'react'
import type { FormName } from '#shared/leads/forms.ts'

/**
 * Announces a new receipt once, and scrolls to it. Where the focus would be lost, because the form's
 * dialog has closed, the receipt takes it and is read for that reason; otherwise the result is the text
 * for a live region. A receipt from before a reload is not announced.
 */
export function useAnnouncement(
  slip: RefObject<HTMLElement | null>,
  reference: string,
  text: string,
  dialog: string | undefined,
): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const show = () => {
      if (!isUnseen(reference)) return
      markSeen(reference)
      bringIntoView(slip.current)
      if (isFocusFree(dialog)) slip.current?.focus()
      else setAnnounced(text)
    }
    const around = dialog === undefined ? null : document.getElementById(dialog)
    if (around instanceof HTMLDialogElement && around.open) {
      around.addEventListener('close', show, { once: true })
    } else {
      show()
    }
    return () => around?.removeEventListener('close', show)
  }, [slip, reference, text, dialog])
  return announced
}

/** Nobody uses the focus: it is nowhere, or where a closing dialog has put it. */
function isFocusFree(dialog: string | undefined): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  return dialog !== undefined && activeElement.getAttribute('commandfor') === dialog
}

/** Shows the slip's head, and leaves the page where it is already in view, with a banner above it. */
function bringIntoView(slip: HTMLElement | null): void {
  // A browser without a layout cannot scroll.
  if (!slip || !('scrollIntoView' in slip)) return
  const { top } = slip.getBoundingClientRect()
  const margin = Number.parseFloat(getComputedStyle(slip).scrollMarginTop)
  if (top < margin || top > innerHeight / 2) slip.scrollIntoView({ block: 'start' })
}

/** Leads a visitor back to what they typed. */
export function openForm(form: FormName, dialog: string | undefined): void {
  const around = dialogOf(dialog)
  if (around) around.showModal()
  else firstField(form)?.focus()
}

/** Moves the focus from a receipt that closes to where its form is opened. */
export function leaveReceipt(form: FormName, dialog: string | undefined): void {
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

function firstField(form: FormName): HTMLElement | null {
  return document.querySelector(`:is(input, textarea, select)[id^="${form}-"]`)
}

function dialogOf(id: string | undefined): HTMLDialogElement | null {
  const element = id === undefined ? null : document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}
