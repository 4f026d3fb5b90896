import { loadOf } from './catalog.ts'
import type { FileKind, Words } from './en.ts'

export type { FileKind, Words }

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

/** The words of a language, in a chunk of their own; of one without a catalog, the English ones. */
export function loadWords(language: string): Promise<Words> {
  return loadOf(words, language)
}

const words = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  pt: async () => (await import('./pt.ts')).pt,
  sw: async () => (await import('./sw.ts')).sw,
  ar: async () => (await import('./ar.ts')).ar,
}
