import type { Mutation } from '@sanity/client'
import { publishedId } from '#schemas/rules/context.ts'
import { asText, isRecord } from '#shared/json.ts'
import { audienceOf } from '#shared/paths.ts'
import type { Tie } from './languages.ts'

interface Stored {
  _id: string
  _type: string
  [field: string]: unknown
}

interface NewTranslation {
  source: Stored
  /** Of the source. */
  from: string
  /** Of the translation. */
  to: string
  /** What ties the source to its other translations. */
  tie: Pick<Tie, 'id'> | undefined
}

/** The id that the translation of a document gets. A second editor who adds it at the same time is refused. */
export function translationId(sourceId: string, language: string): string {
  return `${publishedId(sourceId)}-${language}`
}

/**
 * One transaction: a draft with the words, sections and references of its source, tied to it. References lead
 * to the source's own: the site shows their translations.
 */
export function addLanguage({ source, from, to, tie }: NewTranslation): Mutation[] {
  const { _id, _type } = source
  const id = translationId(_id, to)
  const tieId = tie?.id ?? `translations-${publishedId(_id)}`
  return [
    { create: { ...copyIn(source, to), _id: `drafts.${id}`, _type } },
    {
      createIfNotExists: {
        _id: tieId,
        _type: 'translation.metadata',
        schemaTypes: [_type],
        translations: [entry(from, publishedId(_id))],
      },
    },
    // The document of an earlier translation may have been deleted.
    { patch: { id: tieId, unset: [`translations[language=="${to}"]`] } },
    { patch: { id: tieId, insert: { after: 'translations[-1]', items: [entry(to, id)] } } },
  ]
}

/** As @sanity/document-internationalization writes it with weak references. */
function entry(language: string, id: string) {
  return {
    _key: language,
    _type: 'internationalizedArrayReferenceValue',
    language,
    value: { _type: 'reference', _ref: id, _weak: true },
  }
}

function copyIn(source: Stored, language: string): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, languages: _languages, ...fields } = source
  const copy: Record<string, unknown> = { ...fields, language }
  const { path, sections } = source
  if (typeof path !== 'string' || source._type !== 'page') return copy
  copy['path'] = `/${language}${path === '/' ? '' : path}`
  if (!Array.isArray(sections)) return copy
  // Without an audience of its own, a list of questions goes by the path, which will be translated.
  copy['sections'] = sections.map((section: unknown) =>
    isRecord(section) && section['_type'] === 'faqList' && asText(section['audience']) === ''
      ? { ...section, audience: audienceOf(path) }
      : section,
  )
  return copy
}
