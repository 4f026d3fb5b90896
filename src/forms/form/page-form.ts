import type { EarlyEntries } from '#src/lib/dom/early-entries.ts'

/** What a form within a page gets of the place in which it was drawn before. */
export interface PageFormProps {
  early?: EarlyEntries
}
