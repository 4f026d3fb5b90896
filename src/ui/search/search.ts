import MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import { searchKinds } from '#shared/search.ts'
import type { SearchEntry, SearchIndex, SearchKind } from '#shared/search.ts'

export interface Hit extends SearchEntry {
  /** The words of the entry that were found, as `plain` spells them. */
  words: Set<string>
}

export interface Found {
  hits: Record<SearchKind, Hit[]>
  count: number
  /** What was searched: the words as they are in the texts, where they were misspelled. */
  query: string
  isCorrected: boolean
  /** The words that are found alone, if not together. */
  alone: string[]
}

const words = /[\p{L}\p{N}\p{M}]+/gu

/** In a text that is plain. One letter alone is no word: what is left of “l’avancement”. */
const terms = /[\p{L}\p{N}]{2,}|\p{N}/gu

/** A text without accents, in lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns the search in all texts of a language. */
export function createSearch(index: SearchIndex): (text: string) => Found {
  const entries = searchKinds.flatMap((kind) => index[kind].map((entry) => ({ ...entry, kind })))
  const texts = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: (text) => plain(text).match(terms) ?? [],
    searchOptions: { boost: { title: 3 }, prefix: true, combineWith: 'AND' },
  })
  texts.addAll(entries.map(({ title, text }, id) => ({ id, title, text })))

  /** Returns the entries with all words of the text, or with words that resemble the misspelled ones. */
  const search = (text: string, misspelled: ReadonlySet<string>) =>
    texts.search(text, { fuzzy: (word) => misspelled.has(word) && distance(word) })

  /** The word as the texts spell it, according to the results for it; null if there are none. */
  function corrected(word: string, results: SearchResult[]): string | null {
    const start = (term: string) => commonStart(term, plain(word))
    const [found] = results
      .flatMap((result) => result.terms)
      .toSorted(
        (a, b) =>
          start(b) - start(a) ||
          Math.abs(a.length - word.length) - Math.abs(b.length - word.length),
      )
    if (found === undefined) return null
    const entry = entries[results.find((result) => result.terms.includes(found))?.id]
    const spelled = `${entry?.title} ${entry?.text}`.match(words) ?? []
    return spelled.find((one) => plain(one) === found)?.toLowerCase() ?? found
  }

  return (text) => {
    const hits: Found['hits'] = { guides: [], pages: [], questions: [] }
    const asked = (text.match(words) ?? []).filter((word) => plain(word).match(terms))
    // Only what is nowhere as it is written may mean another word.
    const misspelled = new Set(asked.map(plain).filter((word) => texts.search(word).length === 0))
    const results = search(text, misspelled)
    for (const { id, match } of results) {
      const entry = entries[id]
      if (entry) hits[entry.kind].push({ ...entry, words: new Set(Object.keys(match)) })
    }
    const known = asked.map((word) => {
      if (!misspelled.has(plain(word))) return word
      return corrected(word, asked.length > 1 ? search(word, misspelled) : results)
    })
    const isCorrected = results.length > 0 && known.some((word, at) => word !== asked[at])
    return {
      hits,
      count: results.length,
      query: isCorrected ? known.map((word, at) => word ?? asked[at]).join(' ') : text.trim(),
      isCorrected,
      alone: results.length > 0 ? [] : [...new Set(known.filter((word) => word !== null))],
    }
  }
}

/** How many letters two words begin with alike. */
function commonStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** How many letters of a word may be wrong. */
function distance(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}

/** A part of a text; what was found is marked. */
export interface Part {
  text: string
  isFound: boolean
}

/** A text in parts, so that the words that were found can be marked. */
export function partsOf(text: string, found: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!found.has(plain(word))) continue
    parts.push({ text: text.slice(end, index), isFound: false }, { text: word, isFound: true })
    end = index + word.length
  }
  return [...parts, { text: text.slice(end), isFound: false }].filter((part) => part.text)
}

/** The sentences of a text around the first that has one of these words. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.!?؟])\s+/)
  const has = (sentence: string) =>
    (plain(sentence).match(words) ?? []).some((word) => found.has(word))
  const start = Math.max(0, sentences.findIndex(has))
  let shown = ''
  for (const sentence of sentences.slice(start)) {
    if (shown && shown.length + sentence.length > longest) break
    shown = `${shown} ${sentence}`.trim()
  }
  return shown.length > 2 * longest ? `${shown.slice(0, 2 * longest).replace(/\S*$/, '')}…` : shown
}

const longest = 160
