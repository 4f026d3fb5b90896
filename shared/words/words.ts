import type { Answers, FileKind, Words } from './en.ts'

export type { Answers, FileKind, Words }

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

type Loaders<Catalog> = Record<string, () => Promise<Catalog>> & { en: () => Promise<Catalog> }

/** One chunk for each language. */
const words: Loaders<Words> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}

/** The words of a language; of one without a catalog, the English ones. */
export function loadWords(language: string): Promise<Words> {
  return of(words, language)
}

const answers: Loaders<Answers> = {
  en: async () => (await import('./en.ts')).enAnswers,
  fr: async () => (await import('./fr.ts')).frAnswers,
}

/** What the lead service says in the language of a request, as a browser or the site names it. */
export function loadAnswers(language = ''): Promise<Answers> {
  return of(answers, language)
}

/** "fr-CA" has the catalog of "fr". */
function of<Catalog>(loaders: Loaders<Catalog>, language: string): Promise<Catalog> {
  const [code = ''] = language.toLowerCase().split('-')
  const load = Object.hasOwn(loaders, code) ? loaders[code] : undefined
  return (load ?? loaders.en)()
}
