import { singletonTitles } from '#schemas/index.ts'
import { publishedId } from '#schemas/rules/context.ts'
import { isRecord, recordsIn } from '#shared/json.ts'
import { languageCodes } from '#shared/languages.ts'
import { audienceOf, paths } from '#shared/paths.ts'
import { nameFields, nameOf } from '#studio/document-name.ts'
import type { LiveQuery } from '#studio/use-live-query.ts'

/** A document that shows another one or links to it. */
export interface Use {
  id: string
  type: string
  title: string
  /** Its address on the site; only pages and guides have one. */
  path: string | undefined
  /** Visitors do not see it yet. */
  isDraft: boolean
}

/** The address of a page or of a guide; undefined for what has none. */
export function addressOf(document: Readonly<Record<string, unknown>> | null): string | undefined {
  const { _type, path, slug, language } = document ?? {}
  if (typeof path === 'string') return path
  if (_type !== 'article' || !isRecord(slug) || typeof slug['current'] !== 'string')
    return undefined
  const prefix = typeof language === 'string' && language !== languageCodes[0] ? `/${language}` : ''
  return `${prefix}${paths.guides}/${slug['current']}`
}

/** A filter that leaves out the document `$id` and its draft, which changes with every letter typed. */
export const notItself = '!(_id in [$id, "drafts." + $id])'
/** Refers to the document `$id` or to a translation of it; what ties them does not show it. */
const REFERS = `_type != "translation.metadata"
  && references($id, *[_type == "translation.metadata" && references($id)].translations[].value._ref)`
const USE = `| order(path asc) {_id, _type, language, path, slug, ${nameFields.join(', ')}}`

/** Documents that refer to `$id`; pages that list questions, by audience; pages that compare plans. */
export const uses: LiveQuery = {
  fetch: `{
    "referring": *[(${REFERS})
        || ($type == "plan" && _type == "page" && "compareTable" in sections[]._type)] ${USE},
    "listing": *[$type == "faqItem" && _type == "page" && "faqList" in sections[]._type]
      | order(path asc) {_id, _type, title, path, "lists": sections[_type == "faqList"]{audience}}
  }`,
  listen: `*[${notItself}]`,
}

/** Documents that link to the page or guide `$id`, or pin it; its links to itself do not count. */
export const linking: LiveQuery = {
  fetch: `{"referring": *[${REFERS} && ${notItself}] ${USE}}`,
  listen: `*[${notItself}]`,
}

/** What the address of the document `$id` is made of, and the day to come of a guide; null: not published. */
export const published: LiveQuery = {
  fetch:
    '*[_id == $id][0]{_type, path, slug, language, "day": select(publishedAt > now() => publishedAt)}',
  listen: '*[_id == $id]',
}

/**
 * The documents of the result of `uses` or `linking`, each once.
 * @param audiences of a question: those that read it
 */
export function readUses(answer: unknown, audiences: readonly unknown[] = []): Use[] {
  const { referring, listing } = isRecord(answer) ? answer : {}
  return readDocuments([
    ...recordsIn(referring),
    ...recordsIn(listing).filter(({ path, lists }) =>
      recordsIn(lists).some(({ audience }) =>
        audiences.includes(audience ?? audienceOf(String(path))),
      ),
    ),
  ])
}

/** Documents with their titles, each once; a published document with a draft counts as published. */
export function readDocuments(rows: unknown): Use[] {
  const found = new Map<string, Use>()
  for (const row of recordsIn(rows)) {
    const { _id, _type, language } = row
    if (typeof _id !== 'string' || typeof _type !== 'string') continue
    const id = publishedId(_id)
    if (found.get(id)?.isDraft === false) continue
    const isOnce = singletonTitles.has(_type)
    const named = (isOnce ? singletonTitles.get(_type) : nameOf(row)) ?? id
    found.set(id, {
      id,
      type: _type,
      // A translation of what exists once has the same title.
      title: isOnce && id !== _type ? `${named} (${String(language)})` : named,
      path: addressOf(row),
      isDraft: id !== _id,
    })
  }
  return [...found.values()]
}
