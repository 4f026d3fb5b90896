import { publishedId } from '#schemas/rules/context.ts'
import { isRecord } from '#shared/json.ts'
import { audienceOf } from '#shared/paths.ts'

/** A document that shows another one. */
export interface Use {
  id: string
  type: string
  title: string
  /** Its address on the site; only a page has one. */
  path: string | undefined
  /** Visitors do not see it yet. */
  isDraft: boolean
}

/** Types that pages show; the others are pages themselves, or are shown everywhere. */
const SHOWN = [
  'audienceCard',
  'benefitCard',
  'compareGroup',
  'faqItem',
  'feature',
  'house',
  'legalPage',
  'office',
  'partnerLogo',
  'plan',
  'sampleProject',
  'teamMember',
  'testimonial',
]

/** Documents that refer to `$id`; pages that list questions, by audience; pages that compare plans. */
export const usesQuery = `{
  "referring": *[references($id)
      || ($type == "plan" && _type == "page" && "compareTable" in sections[]._type)]
    | order(path asc) {_id, _type, title, name, question, from, path},
  "listing": *[$type == "faqItem" && _type == "page" && "faqList" in sections[]._type]
    | order(path asc) {_id, _type, title, path, "lists": sections[_type == "faqList"]{audience}}
}`

/** Types that refer to others: to what they show, or to the pages they link to. */
const REFERRING = [
  'page',
  'siteSettings',
  'navigation',
  'faqItem',
  'benefitCard',
  'audienceCard',
  'plan',
  'legalPage',
  'redirect',
]

/** The documents that can change that result. */
export const usesListen = `*[_type in ${JSON.stringify(REFERRING)}]`

/** A filter that leaves out the document `$id` and its draft. */
export const notItself = '!(_id in [$id, "drafts." + $id])'

/** Documents that link to the page `$id`; its links to itself do not count. */
export const linkingQuery = `{
  "referring": *[references($id) && ${notItself}]
    | order(path asc) {_id, _type, title, name, question, from, path}
}`

/** The documents that can change that result: not the page itself, which changes with every letter typed. */
export const linkingListen = `*[_type in ${JSON.stringify(REFERRING)} && ${notItself}]`

/** The public path of the page `$id`, or the old path of the redirect `$id`; null: not published. */
export const publicPathQuery = '*[_id == $id][0]{"path": coalesce(path, from)}.path'
export const publicPathListen = '*[_id == $id]'

export function isShownOnPages(type: string): boolean {
  return SHOWN.includes(type)
}

/** The documents of the result, each once; a published page with a draft counts as published. */
/** @param audiences of a question: those on whose pages it stands */
export function readUses(answer: unknown, audiences: readonly unknown[] = []): Use[] {
  const { referring, listing } = isRecord(answer) ? answer : {}
  return readDocuments([
    ...toRows(referring),
    ...toRows(listing).filter((page) => showsQuestionsOf(page, audiences)),
  ])
}

/** Documents with their titles, each once. */
export function readDocuments(rows: unknown): Use[] {
  const uses = new Map<string, Use>()
  for (const row of toRows(rows)) {
    const use = toUse(row)
    if (use !== undefined && uses.get(use.id)?.isDraft !== false) uses.set(use.id, use)
  }
  return [...uses.values()]
}

/** Singletons are shown on every page and have no title. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['siteSettings', 'Site settings'],
  ['navigation', 'Navigation and footer'],
])

function showsQuestionsOf(
  { path, lists }: Record<string, unknown>,
  audiences: readonly unknown[],
): boolean {
  return toRows(lists).some((list) =>
    audiences.includes(list['audience'] ?? audienceOf(String(path))),
  )
}

function toUse(row: Record<string, unknown>): Use | undefined {
  const { _id, _type, path } = row
  if (typeof _id !== 'string' || typeof _type !== 'string') return undefined
  const id = publishedId(_id)
  const names = [TITLES.get(_type), row['title'], row['name'], row['question'], row['from']]
  return {
    id,
    type: _type,
    title: names.find((name) => typeof name === 'string') ?? id,
    path: typeof path === 'string' ? path : undefined,
    isDraft: id !== _id,
  }
}

function toRows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
