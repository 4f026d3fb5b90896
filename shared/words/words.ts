import type { FileKind, Words } from './en.ts'
import { wordLoaders } from './words.generated.ts'

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
  return loadOf(wordLoaders, language)
}

/** What loads the catalogs, by language; there is always an English one. */
type Loaders<Catalog> = Record<string, () => Promise<Catalog>> & { en: () => Promise<Catalog> }

/** The catalog of a language: "fr-CA" has that of "fr", and a language without one the English one. */
export function loadOf<Catalog>(loaders: Loaders<Catalog>, language: string): Promise<Catalog> {
  const [code = ''] = language.toLowerCase().split('-')
  const load = Object.hasOwn(loaders, code) ? loaders[code] : undefined
  return (load ?? loaders.en)()
}
