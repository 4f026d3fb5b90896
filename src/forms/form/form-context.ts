import { createContext, use } from 'react'

/** What the fields and buttons of a form need of it. */
export interface FormBinding {
  /** Name of the form; ids of its controls begin with it. */
  form: string
  /** What the form holds is under way. */
  busy: boolean
  /** The fields hold what is typed by themselves: no code of the form is here. */
  isPlaceholder: boolean
  /** Nothing can be sent, not even later. */
  isInert: boolean
  read: (field: string) => unknown
  /** The message to show now: only for a field that was left, or after a submit. */
  problem: (field: string) => string | undefined
  change: (field: string, value: unknown) => void
  leave: (field: string) => void
}

/** A form that is drawn but not alive: no message, and values only in the page. */
export function placeholderBinding(form: string): FormBinding {
  return {
    form,
    busy: false,
    isPlaceholder: true,
    isInert: true,
    read: nothing,
    problem: () => undefined,
    change: nothing,
    leave: nothing,
  }
}

function nothing(): void {}

export const FormContext = createContext<FormBinding>(placeholderBinding('form'))

/** Id of a field's control: the error summary leads there. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}

/** One field of the form around, for controls that `FormField` does not know. */
export interface FieldBinding {
  id: string
  name: string
  /** The text that it holds; '' when it holds something else. */
  value: string
  isPlaceholder: boolean
  problem: string | undefined
  change: (value: unknown) => void
  leave: () => void
}

/** Ties a control to the form around it. */
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
