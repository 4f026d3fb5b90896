import { singletonTitles } from '#schemas/index.ts'
import { publishedId } from '#schemas/rules/context.ts'
import { isRecord, recordsIn } from '#shared/json.ts'
import { audienceOf } from '#shared/paths.ts'
import type { LiveQuery } from '#studio/use-live-query.ts'

/** A document that shows another one or links to it. */
export interface Use {
  id: string
  type: string
  title: string
  /** Its address on the site; only a page has one. */
  path: string | undefined
  /** Visitors do not see it yet. */
  isDraft: boolean
}

/** A filter that leaves out the document `$id` and its draft, which changes with every letter typed. */
export const notItself = '!(_id in [$id, "drafts." + $id])'
/** Refers to the document `$id` or to a translation of it; what ties them does not show it. */
const REFERS = `_type != "translation.metadata"
  && references($id, *[_type == "translation.metadata" && references($id)].translations[].value._ref)`
const USE = '| order(path asc) {_id, _type, language, title, name, question, from, path}'

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

/** Documents that link to the page `$id`; its links to itself do not count. */
export const linking: LiveQuery = {
  fetch: `{"referring": *[${REFERS} && ${notItself}] ${USE}}`,
  listen: `*[${notItself}]`,
}

/** The public path of the page `$id`, or the old path of the redirect `$id`; null: not published. */
export const publicPath: LiveQuery = {
  fetch: '*[_id == $id][0]{"path": coalesce(path, from)}.path',
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
  for (const { _id, _type, language, title, name, question, from, path } of recordsIn(rows)) {
    if (typeof _id !== 'string' || typeof _type !== 'string') continue
    const id = publishedId(_id)
    if (found.get(id)?.isDraft === false) continue
    const isOnce = singletonTitles.has(_type)
    const names = isOnce ? [singletonTitles.get(_type)] : [title, name, question, from]
    const named = names.find((one) => typeof one === 'string') ?? id
    found.set(id, {
      id,
      type: _type,
      // A translation of what exists once has the same title.
      title: isOnce && id !== _type ? `${named} (${String(language)})` : named,
      path: typeof path === 'string' ? path : undefined,
      isDraft: id !== _id,
    })
  }
  return [...found.values()]
}
