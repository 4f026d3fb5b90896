import { keepEntries } from './kept-entries.ts'
import { isTranslated, surviveTranslation } from './translated-text.ts'

/**
 * Guards the page against what else changes its HTML. Returns what is to be called whenever React has drawn
 * a part of the page again, because it did not find what the build wrote.
 */
export function guardPage(): (error: unknown) => void {
  surviveTranslation()
  const restoreEntries = keepEntries()
  return (error) => {
    restoreEntries()
    // A translated page is never as the build wrote it.
    if (!isTranslated()) reportError(error)
  }
}
