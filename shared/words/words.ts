import type { Words } from './en.ts'

export type { Words }

let current: Words | undefined

/**
 * The words of the page's language. Only in functions and components, never while a module is evaluated:
 * the language is known when the app starts, or the build renders a page.
 * @throws Error before setWords
 */
export function t(): Words {
  if (!current) throw new Error('No words are set: call setWords first, with those of a language.')
  return current
}

/** Sets the language of everything that is rendered or said from now on. */
export function setWords(words: Words): void {
  current = words
}

/** One chunk for each language. */
const catalogs: Record<string, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
}

/** The words of a language; of one without a catalog, the English ones. */
export async function loadWords(code: string): Promise<Words> {
  const load = Object.hasOwn(catalogs, code) ? catalogs[code] : undefined
  return (load ?? catalogs['en'])?.() ?? t()
}
