import { textFields } from '#schemas/fields/text-fields.ts'
import { placedObjects } from '#schemas/fields/values.ts'
import { asText, recordsIn } from '#shared/json.ts'
import { tiedId } from '#schemas/rules/language-rules.ts'
import { compileSchema, toFieldPath } from './documents.ts'
import type { Finding } from './documents.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'

/** The ids of all translations, each with the id of its source. */
export function sourcesOf(documents: StoredDocument[]): Map<string, string> {
  const [first] = languagesOf(documents)
  return new Map(
    documents.flatMap(({ _type, translations }) => {
      if (_type !== 'translation.metadata') return []
      const entries = recordsIn(translations)
      const source = entries.find(({ language }) => language === first) ?? entries[0]
      return entries
        .filter((entry) => entry !== source)
        .map((entry): [string, string] => [tiedId(entry), tiedId(source)])
    }),
  )
}

/** One sentence for each document in an unknown language, and for each contradiction of a translation. */
export function translationFindings(documents: StoredDocument[]): Finding[] {
  return [...unknownLanguages(documents), ...contradictions(documents)]
}

function unknownLanguages(documents: StoredDocument[]): Finding[] {
  const codes = languagesOf(documents)
  if (codes.length === 0) return []
  return documents
    .filter(({ language }) => language !== undefined && !codes.includes(language))
    .map(
      ({ _id, language }) =>
        `${_id}: Site settings do not list its language, "${asText(language)}".`,
    )
}

/** The amounts, dates and pictures that a translation has otherwise than its source. */
function contradictions(documents: StoredDocument[]): Finding[] {
  return pairsOf(documents).flatMap(({ translation, source }) => {
    const wanted = new Map(
      placedObjects(source).map(({ object, path }) => [toFieldPath(path), factsOf(object)]),
    )
    return placedObjects(translation).flatMap(({ object, path }) => {
      const facts = wanted.get(toFieldPath(path))
      // A translated page may leave out a section, or add one.
      if (facts === undefined) return []
      const own = factsOf(object)
      return [...new Set([...facts.keys(), ...own.keys()])]
        .filter((field) => facts.get(field) !== own.get(field))
        .map((field) => {
          const [here, there] = [own, facts].map((all) => all.get(field) ?? 'nothing')
          return `${translation._id}, ${toFieldPath([...path, field])}: it is ${here}, but ${there} in its source, ${source._id}.`
        })
    })
  })
}

/** One sentence for each text of a translation that is still its source's, or has other numbers; no mistakes. */
export function translationAdvice(documents: StoredDocument[]): string[] {
  const schema = compileSchema()
  return pairsOf(documents).flatMap(({ translation, source }) => {
    const type = schema.get(source._type)
    if (type === undefined) return []
    const texts = new Map(textFields(source, type).map(({ path, text }) => [path, text]))
    return textFields(translation, type).flatMap(({ path, text }) => {
      const original = texts.get(path)
      if (original === undefined) return []
      const place = `${translation._id}, ${path}`
      // Names and labels may be the same in both languages.
      if (text === original && text.split(/\s+/).length > 3)
        return [`${place}: "${text}" is still in the language of its source.`]
      return numbersIn(text) === numbersIn(original)
        ? []
        : [`${place}: "${text}" has other numbers than its source, "${original}".`]
    })
  })
}

/** The codes in Site settings, the default first. */
function languagesOf(documents: StoredDocument[]): unknown[] {
  const settings = documents.find(({ _id }) => _id === 'siteSettings')
  return recordsIn(settings?.['languages']).map(({ code }) => code)
}

function pairsOf(documents: StoredDocument[]) {
  const byId = new Map(documents.map((document) => [document._id, document]))
  return [...sourcesOf(documents)].flatMap(([id, sourceId]) => {
    const translation = byId.get(id)
    const source = byId.get(sourceId)
    return translation && source ? [{ translation, source }] : []
  })
}

/** What is the same in every language, by field: numbers, coordinates too, dates and the files of pictures. */
function factsOf(object: Record<string, unknown>): Map<string, string | number> {
  return new Map(
    Object.entries(object).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'number' ||
        (typeof entry[1] === 'string' &&
          (entry[0] === '_sanityAsset' || /^\d{4}-\d\d-\d\d/.test(entry[1]))),
    ),
  )
}

/** The numbers of a text in ascending order, however they are written: "NGN 45,000" gives "45000". */
function numbersIn(text: string): string {
  const numbers = text.match(/\d+(?:[.,\s]\d+)*/g) ?? []
  return numbers
    .map((number) => number.replaceAll(/\D/g, ''))
    .toSorted()
    .join(' ')
}
