import { chunkOf, scriptFolder, brotliSize, withImports } from './chunks.ts'

/** kB that opening a form may download. */
export const formBudget = 40

/**
 * Each form and the chunks its visitor already has: the app and the page or dialog around it. The
 * waitlist's is in the chunk of its page, so its size includes that page.
 */
const forms = [
  { form: 'demo', chunk: 'DemoForm', around: ['main', 'fields'] },
  { form: 'funding', chunk: 'FundingForm', around: ['main', 'fields'] },
  { form: 'profile', chunk: 'ProfileForm', around: ['main', 'fields'] },
  { form: 'contact', chunk: 'ContactForm', around: ['main', 'company'] },
  { form: 'inline-contact', chunk: 'InlineContactForm', around: ['main', 'company'] },
  { form: 'waitlist', chunk: 'ScheduleCall', around: ['main', 'fields'] },
] as const

/** Chunks that load only when a visitor uses the form or its phone and amount fields. */
const onTouch: Partial<Record<FormName, readonly string[]>> = {
  demo: ['phone-help'],
  funding: ['CountryPicker', 'phone-help'],
  waitlist: ['CountryPicker', 'phone-help'],
}

export type FormName = (typeof forms)[number]['form']

/** Size of what a form downloads, in kB of brotli. */
export interface FormSize {
  form: FormName
  /** Its own chunk. */
  own: number
  /** Its chunk and all its static imports; the budget applies to this. */
  opening: number
  /** The same plus the toasts, which all forms share. */
  withToasts: number
  /** What using the form adds: the country picker, the phone library. */
  onTouch: number
}

/**
 * The size of what each form of a built site downloads beyond what its visitor already has.
 * @throws Error when a form is not a separate chunk
 */
export function measureForms(dist: string): FormSize[] {
  const folder = scriptFolder(dist)
  const all = (modules: readonly string[]) =>
    new Set(modules.flatMap((module) => [...withImports(chunkOf(module, folder), folder)]))
  return forms.map(({ form, chunk, around }) => {
    const loaded = all(around)
    const sizeOf = (...modules: string[]) =>
      brotliSize(
        [...all(modules)].filter((file) => !loaded.has(file)),
        folder,
      )
    const withToasts = sizeOf(chunk, 'toaster')
    return {
      form,
      own: brotliSize([chunkOf(chunk, folder)], folder),
      opening: sizeOf(chunk),
      withToasts,
      onTouch: sizeOf(chunk, 'toaster', ...(onTouch[form] ?? [])) - withToasts,
    }
  })
}

/** One sentence for each form over budget. */
export function formProblems(sizes: readonly FormSize[]): string[] {
  return sizes
    .filter(({ opening }) => opening > formBudget)
    .map(
      ({ form, opening }) =>
        `The ${form} form downloads ${opening.toFixed(1)} kB, ${(opening - formBudget).toFixed(1)} kB over its budget of ${formBudget} kB.`,
    )
}
