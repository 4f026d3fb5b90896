import type { SanityClient } from '@sanity/client'
import { asText, recordsIn } from '#shared/json.ts'
import { languageCodes } from '#shared/languages.ts'
import { nameFields } from '#studio/document-name.ts'
import type { LiveQuery } from '#studio/use-live-query.ts'

/** A language of the site. */
export interface Language {
  code: string
  title: string
}

/** A document in one language: when its published version and its draft last changed. */
export interface Version {
  language: string
  /** Of the published document. */
  id: string
  published: string | undefined
  draft: string | undefined
  /** When somebody last said that it still agrees with its source. */
  checkedAt: string | undefined
}

/** A document that ties translations to each other. */
export interface Tie {
  id: string
  versions: Version[]
}

const LANGUAGES = '*[_id == "siteSettings"][0].languages[]{code, title}'

const TIES = `{_id, translations[]{
  language, checkedAt, "id": value._ref,
  "published": *[_id == ^.value._ref][0]._updatedAt,
  "draft": *[_id == "drafts." + ^.value._ref][0]._updatedAt
}}`

/** The languages of the site, and what ties the document `$id` to its translations. */
export const translations: LiveQuery = {
  fetch: `{
    "languages": ${LANGUAGES},
    "ties": *[_type == "translation.metadata" && $id in translations[].value._ref] ${TIES}
  }`,
  // Not its draft, which changes with every letter typed.
  listen: '*[_id != "drafts." + $id]',
}

/** The same for all documents, with their names. Types are those in `$types`. */
export const overview = `{
  "languages": ${LANGUAGES},
  "ties": *[_type == "translation.metadata"] ${TIES},
  "documents": *[_type in $types] | order(path asc, _id asc)
    {_id, _type, language, path, ${nameFields.join(', ')}}
}`

/** A filter for documents in the default language; older ones have no language. Not for a listener. */
export const inDefaultLanguage =
  '!(language in coalesce(*[_id == "siteSettings"][0].languages[1..20].code, []))'

/** The languages of the site, the default first. */
export function readLanguages(answer: unknown): Language[] {
  const languages = recordsIn(answer).map(({ code, title }) => ({
    code: asText(code),
    title: asText(title),
  }))
  return languages.length > 0 ? languages : [{ code: languageCodes[0], title: 'English' }]
}

/** What the site calls a language. */
export function titleOf(code: string, languages: readonly Language[]): string {
  return languages.find((language) => language.code === code)?.title ?? code
}

export function readTies(answer: unknown): Tie[] {
  return recordsIn(answer).map(({ _id, translations: list }) => ({
    id: asText(_id),
    versions: recordsIn(list).map(({ language, id, published, draft, checkedAt }) => ({
      language: asText(language),
      id: asText(id),
      published: asText(published) || undefined,
      draft: asText(draft) || undefined,
      checkedAt: asText(checkedAt) || undefined,
    })),
  }))
}

export const states = {
  missing: 'missing',
  unpublished: 'not published',
  outdated: 'older than its source',
  current: 'current',
}

export type State = keyof typeof states

/** How far a translation is. The source is the version in the default language. */
export function stateOf(
  versions: readonly Version[],
  [source]: readonly Language[],
  code: string,
): State {
  const own = versions.find(({ language }) => language === code)
  const from = versions.find(({ language }) => language === source?.code)
  if (own === undefined || (own.published ?? own.draft) === undefined) return 'missing'
  if (own.published === undefined) return 'unpublished'
  const agreed = Math.max(Date.parse(own.published), Date.parse(own.checkedAt ?? '') || 0)
  return from?.published !== undefined && Date.parse(from.published) > agreed
    ? 'outdated'
    : 'current'
}

let known: Promise<Language[]> | undefined

/** The languages of the site as they were when the Studio was opened: lists and new documents need them at once. */
export async function siteLanguages(client: Pick<SanityClient, 'fetch'>): Promise<Language[]> {
  known ??= client
    .fetch<unknown>(LANGUAGES, {}, { perspective: 'published' })
    .then(readLanguages, () => {
      known = undefined
      return readLanguages(null)
    })
  return known
}
