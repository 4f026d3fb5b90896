import { asText, isRecord, recordsIn } from './json.ts'

/** What can be found, in the order in which results are listed. */
export const searchKinds = ['guides', 'pages', 'questions'] as const

export type SearchKind = (typeof searchKinds)[number]

/** Something that can be found. */
export interface SearchEntry {
  /** Of its page. */
  path: string
  title: string
  /** What a visitor may remember of it; its first sentences are shown. */
  text: string
  /** What is said about it in small letters: of a guide its topic, of a question its page. */
  about: string
}

export type SearchIndex = Record<SearchKind, SearchEntry[]>

/** The file with the index of a language. */
export function searchFile(prefix: string): string {
  return `${prefix}/search-index.json`
}

/** The index that a file holds; what is no entry is left out. */
export function readSearchIndex(value: unknown): SearchIndex {
  const of = (kind: SearchKind) =>
    recordsIn(isRecord(value) ? value[kind] : null).flatMap(({ path, title, text, about }) =>
      typeof path === 'string' && typeof title === 'string'
        ? { path, title, text: asText(text), about: asText(about) }
        : [],
    )
  return { guides: of('guides'), pages: of('pages'), questions: of('questions') }
}
