import type { EarlyEntries } from '#src/boot/early-entries.ts'

/** Props of a form that replaces a placeholder in a page. */
export interface PageFormProps {
  early?: EarlyEntries
}
