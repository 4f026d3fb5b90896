import type { SchemaType } from 'sanity'
import { textFields, type TextField } from '#schemas/fields/text-fields.ts'
import { publishedId } from '#schemas/rules/context.ts'
import { isRecord } from '#shared/json.ts'
import { nameOf } from '#studio/document-name.ts'

/** A document as stored: what is edited now, so the draft where there is one. */
export interface StoredDocument {
  _id: string
  _type: string
  _rev: string
  [field: string]: unknown
}

/** A text that holds the phrase. */
export interface Found extends TextField {
  document: StoredDocument
  /** Unique among all that is found. */
  id: string
  /** The sentences that hold the phrase, each in three parts: before it, itself, after it. */
  sentences: [before: string, match: string, after: string][]
}

export interface Phrase {
  text: string
  matchCase: boolean
  /** Of the documents to search; undefined for all. */
  language?: string | undefined
}

const DRAFT = 'drafts.'

/** Of each document only what is edited now; releases are left out. */
export function editedNow(documents: StoredDocument[]): StoredDocument[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents.filter(({ _id }) => !_id.startsWith('versions.') && !ids.has(DRAFT + _id))
}

/** Every text that holds the phrase, document by document. */
export function findTexts(
  documents: StoredDocument[],
  typeOf: (name: string) => SchemaType | undefined,
  phrase: Phrase,
): Found[] {
  if (phrase.text.trim() === '') return []
  const { language } = phrase
  return documents.flatMap((document) => {
    if (language !== undefined && document['language'] !== language) return []
    const type = typeOf(document._type)
    if (!type) return []
    return textFields(document, type).flatMap((field) => {
      const sentences = sentencesWith(field.text, phrase)
      return sentences.length === 0
        ? []
        : [{ ...field, document, id: placeId(document._id, field.path), sentences }]
    })
  })
}

/** The same for a text in a draft and in the published document. */
export function placeId(documentId: string, path: string): string {
  return `${publishedId(documentId)} ${path}`
}

/** The heading above a document's texts: the title of its type where there is only one such document. */
export function headingOf(document: StoredDocument, typeTitle = ''): string {
  return [nameOf(document), typeTitle].filter(Boolean).join(' · ')
}

/** The text with every occurrence of the phrase replaced. */
export function replaceIn(text: string, phrase: Phrase, replacement: string): string {
  return text.replace(patternOf(phrase), () => replacement)
}

export function isStored(value: unknown): value is StoredDocument {
  return (
    isRecord(value) && ['_id', '_type', '_rev'].every((name) => typeof value[name] === 'string')
  )
}

function sentencesWith(text: string, phrase: Phrase): Found['sentences'] {
  return [...text.matchAll(patternOf(phrase))].map((match) => {
    const { index } = match
    const end = index + match[0].length
    const before = text.slice(0, index)
    const start = Math.max(
      ...[...before.matchAll(SENTENCE_END)].map((one) => one.index + one[0].length),
      0,
    )
    const rest = text.slice(end)
    const stop = SENTENCE_STOP.exec(rest)
    return [
      before.slice(start),
      match[0],
      rest.slice(0, stop ? stop.index + 1 : undefined).trimEnd(),
    ]
  })
}

const SENTENCE_END = /[.!?…][”"']?\s+|\n/g
const SENTENCE_STOP = /[.!?…](?=[”"']?\s)|\n/

/** Straight and curly apostrophes are one sign to whoever searches. */
function patternOf({ text, matchCase }: Phrase): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/['’]/g, "['’]")
  return new RegExp(literal, matchCase ? 'gu' : 'giu')
}
