import type { ObjectSchemaType, SchemaType } from 'sanity'
import { publishedId } from '#schemas/rules/context.ts'
import { isRecord } from '#shared/json.ts'

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
  return documents.flatMap((document) => {
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

/** The text with every occurrence of the phrase replaced. */
export function replaceIn(text: string, phrase: Phrase, replacement: string): string {
  return text.replace(patternOf(phrase), () => replacement)
}

/** What a list calls a document: its name, title or question. */
export function titleOf(document: StoredDocument): string {
  const names = ['name', 'title', 'question', 'city', 'from']
  const found = names.map((name) => document[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : document._type
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

/** One text that an editor wrote, in the place that a patch names. */
interface TextField {
  /** Such as `sections[_key=="hero"].heading`. */
  path: string
  text: string
  /** The titles of the fields that lead to it: Sections, Hero, Heading. */
  titles: string[]
}

/** Fields that hold an address: another word there would lead elsewhere. */
const ADDRESSES = new Set([
  'email',
  'from',
  'href',
  'link',
  'path',
  'phone',
  'to',
  'url',
  'whatsapp',
])

/** Every text of a document or a part of one, formatted text by its spans. */
function textFields(
  value: unknown,
  type: SchemaType,
  path = '',
  titles: string[] = [],
): TextField[] {
  if (type.jsonType === 'string') {
    const isWords = typeof value === 'string' && value !== '' && !type.options?.list
    return isWords && !isOfKind(type, ['date', 'datetime', 'url', 'slug'])
      ? [{ path, text: value, titles }]
      : []
  }
  if (type.jsonType === 'array' && Array.isArray(value)) {
    return value.flatMap((member: unknown, index) => {
      const memberType = type.of.find(({ name }) => name === typeNameOf(member)) ?? type.of[0]
      if (!memberType) return []
      const inside = isOfKind(memberType, ['block'])
        ? titles
        : [...titles, ...(isRecord(member) ? [memberTitle(memberType)] : [])]
      return textFields(member, memberType, `${path}[${stepTo(member, index)}]`, inside)
    })
  }
  if (type.jsonType !== 'object' || !isRecord(value)) return []
  if (isOfKind(type, ['block'])) return spansOf(value, path, titles)
  return fieldsOf(type).flatMap(({ name, type: fieldType }) =>
    textFields(value[name], fieldType, path ? `${path}.${name}` : name, [
      ...titles,
      fieldType.title ?? name,
    ]),
  )
}

/** Without the system's own, such as the id in a reference. */
function fieldsOf(type: ObjectSchemaType) {
  return type.fields.filter(
    ({ name, type: { hidden } }) =>
      hidden !== true && !name.startsWith('_') && !ADDRESSES.has(name),
  )
}

/** Formatted text: what a person changes is the text between two changes of style. */
function spansOf({ children }: Record<string, unknown>, path: string, titles: string[]) {
  const spans: unknown[] = Array.isArray(children) ? children : []
  return spans.flatMap((span, index) => {
    const text = isRecord(span) ? span['text'] : undefined
    if (typeof text !== 'string' || text === '') return []
    return [{ path: `${path}.children[${stepTo(span, index)}].text`, text, titles }]
  })
}

function stepTo(member: unknown, index: number): string {
  const key = isRecord(member) ? member['_key'] : undefined
  return typeof key === 'string' ? `_key=="${key}"` : String(index)
}

/** A list may give its members longer titles, for its menu; the type has the short one. */
function memberTitle(member: SchemaType): string {
  const named = member.type?.name === member.name ? member.type : member
  return named.title ?? named.name
}

function typeNameOf(member: unknown): unknown {
  return isRecord(member) ? member['_type'] : typeof member
}

/** True when a type is one of Sanity's with this name, or is made from it. */
function isOfKind(type: SchemaType, names: string[]): boolean {
  return names.includes(type.name) || (type.type ? isOfKind(type.type, names) : false)
}
