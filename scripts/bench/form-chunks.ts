import { chunkOf, scriptFolder, weightOf, withImports } from './chunks.ts'

/** What opening a form may download: "form dialog ≤ 40 lazy". */
export const formBudget = 40

/** Each form with what its visitor already has: the app, and the page or dialog around the form. */
const forms = [
  { form: 'demo', chunk: 'DemoForm', around: ['main', 'FormDialogs'] },
  { form: 'funding', chunk: 'FundingForm', around: ['main', 'FormDialogs'] },
  { form: 'profile', chunk: 'ProfileForm', around: ['main', 'FormDialogs'] },
  { form: 'contact', chunk: 'ContactForm', around: ['main', 'company'] },
  { form: 'inline-contact', chunk: 'InlineContactForm', around: ['main', 'company'] },
  { form: 'waitlist', chunk: 'WaitlistForm', around: ['main', 'ScheduleCall'] },
] as const

/** Fetched when the form, or its telephone's field, is touched, not before. */
const onTouch: Partial<Record<FormName, readonly string[]>> = {
  funding: ['CountryPicker'],
  waitlist: ['CountryPicker', 'phone-help'],
}

export type FormName = (typeof forms)[number]['form']

/** Brotli kB that a form downloads. */
export interface FormWeight {
  form: FormName
  /** Its own chunk. */
  own: number
  /** That and every script it cannot start without: what the budget holds. */
  opening: number
  /** That and the toasts, which all forms share and fetch beside it. */
  withToasts: number
  /** More, once it is filled: the list of countries, the phone book. */
  onTouch: number
}

/**
 * What each form of a built site downloads on top of what its visitor already has.
 * @throws Error when a form has no chunk of its own.
 */
export function weighForms(dist: string): FormWeight[] {
  const folder = scriptFolder(dist)
  const all = (modules: readonly string[]) =>
    new Set(modules.flatMap((module) => [...withImports(chunkOf(module, folder), folder)]))
  return forms.map(({ form, chunk, around }) => {
    const had = all(around)
    const weigh = (...modules: string[]) =>
      weightOf(
        [...all(modules)].filter((file) => !had.has(file)),
        folder,
      )
    const withToasts = weigh(chunk, 'toaster')
    return {
      form,
      own: weightOf([chunkOf(chunk, folder)], folder),
      opening: weigh(chunk),
      withToasts,
      onTouch: weigh(chunk, 'toaster', ...(onTouch[form] ?? [])) - withToasts,
    }
  })
}

/** A sentence for each form over its budget. */
export function formProblems(weights: readonly FormWeight[]): string[] {
  return weights
    .filter(({ opening }) => opening > formBudget)
    .map(
      ({ form, opening }) =>
        `The ${form} form weighs ${opening.toFixed(1)} kB, ${(opening - formBudget).toFixed(1)} over its budget of ${formBudget} kB.`,
    )
}
