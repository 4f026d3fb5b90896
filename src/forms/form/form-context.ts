import { createContext, use, useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { EarlyEntries } from '#src/boot/early-entries.ts'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import { t } from '#shared/words/words.ts'
import type { Reach } from '#src/ui/contact-notice/ContactNotice.tsx'

/** A lead that was not received. */
export interface FailedLead {
  /** The result of the last submit; a held one can be sent again. */
  failure: LeadResult | null
  /** Why it failed, where no toast shows it any more. */
  failureText: string | null
}

/** What a form gives its fields and buttons. */
export interface FormBinding extends FailedLead {
  /** Name of the form; the ids of its controls start with it. */
  form: string
  /** The form is being sent. */
  busy: boolean
  /** The form's code has not loaded: the native controls hold what is entered. */
  isPlaceholder: boolean
  /** Nothing can be sent, not even once the code has loaded. */
  isInert: boolean
  /** The problems of a refused submit. */
  summary: ReactNode
  read: (field: string) => unknown
  /** The message to show now: after a submit, or once the field was left. */
  problem: (field: string) => string | undefined
  change: (field: string, value: unknown) => void
  leave: (field: string) => void
}

/** The binding of a placeholder: no messages, and values only in the native controls. */
export function placeholderBinding(form: string): FormBinding {
  return {
    form,
    busy: false,
    isPlaceholder: true,
    isInert: true,
    summary: null,
    failure: null,
    failureText: null,
    read: nothing,
    problem: () => undefined,
    change: nothing,
    leave: nothing,
  }
}

function nothing(): void {}

export const FormContext = createContext<FormBinding>(placeholderBinding('form'))

/** Asks to shorten a text that was pasted; typing stops at the limit. Undefined when it fits. */
export function lengthProblem(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined
  return t().form.tooLong(limit, text.length)
}

/** Id of a field's control, which the error summary links to. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}

/** One field of the surrounding form, for controls that `FormField` does not render. */
export interface FieldBinding {
  id: string
  name: string
  /** Its value; '' when that is not text. */
  value: string
  isPlaceholder: boolean
  problem: string | undefined
  change: (value: unknown) => void
  leave: () => void
}

/** Binds a control to the surrounding form. */
export function useFormField(name: string): FieldBinding {
  const { form, isPlaceholder, read, problem, change, leave } = use(FormContext)
  const value = read(name)
  return {
    id: fieldId(form, name),
    name,
    value: typeof value === 'string' ? value : '',
    isPlaceholder,
    problem: problem(name),
    change: (next) => change(name, next),
    leave: () => leave(name),
  }
}

/** Props of a form in a dialog. */
export interface DialogFormProps {
  /** Closes the dialog; the focus returns to its opener. */
  onDone: () => void
}

/** Props of a form that replaces a placeholder in a page. */
export interface PageFormProps {
  early?: EarlyEntries
}

/** What an editor writes for the receipt of a form. */
export interface ReceiptTexts {
  /** The heading once the form has arrived. */
  title: string
  who: string
  how: string
  note?: string | null
  /** On the picture of the visitor's brick; without it there is no picture. */
  picture?: string | null
}

/** What a receipt needs from the CMS; without texts it says nothing about who answers. */
export interface ReceiptContent {
  texts?: ReceiptTexts | null | undefined
  reach?: Reach | null | undefined
}

/** Provided around each form. */
export const ReceiptContext = createContext<ReceiptContent>({})

/**
 * Returns a function that runs a task at once or, while a pointer is down, after its click: a message
 * that appears between press and release would move the button from under the pointer.
 */
export function usePress(): (task: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => void (isDown.current = true)
    const release = () => {
      isDown.current = false
      setTimeout(() => waiting.current.splice(0).forEach((task) => task()))
    }
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('pointerup', release, options)
    document.addEventListener('pointercancel', release, options)
    return () => listeners.abort()
  }, [])
  return useCallback((task) => {
    if (isDown.current) waiting.current.push(task)
    else task()
  }, [])
}
