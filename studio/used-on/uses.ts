import { publishedId } from '../../schemas/ask.ts'
import { isRecord } from '../../schemas/values.ts'
import { audienceOf } from '../../src/lib/audiences.ts'

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

/** Documents that pages show; the others are pages themselves, or stand everywhere. */
const SHOWN = [
  'audienceCard',
  'benefitCard',
  'compareGroup',
  'faqItem',
  'feature',
  'legalPage',
  'office',
  'partnerLogo',
  'plan',
  'sampleProject',
  'teamMember',
  'testimonial',
]

/** Whoever refers to `$id`, and the pages that list questions, which they choose by audience. */
export const usesQuery = `{
  "referring": *[references($id)] | order(path asc) {_id, _type, title, path},
  "listing": *[$type == "faqItem" && _type == "page" && "faqList" in sections[]._type]
    | order(path asc) {_id, _type, title, path, "lists": sections[_type == "faqList"]{audience}}
}`

/** What can change that answer. */
export const usesListen = '*[_type in ["page", "siteSettings"]]'

/** Where visitors find the page `$id`; null while it is not published. */
export const publicPathQuery = '*[_id == $id][0].path'
export const publicPathListen = '*[_id == $id]'

export function isShownOnPages(type: string): boolean {
  return SHOWN.includes(type)
}

/** The documents of the answer, each once: a page with a draft counts as published when it is. */
export function readUses(answer: unknown, audience: unknown): Use[] {
  const { referring, listing } = isRecord(answer) ? answer : {}
  const rows = [
    ...toRows(referring),
    ...toRows(listing).filter((page) => showsQuestionsOf(page, audience)),
  ]
  const uses = new Map<string, Use>()
  for (const row of rows) {
    const use = toUse(row)
    if (use !== undefined && uses.get(use.id)?.isDraft !== false) uses.set(use.id, use)
  }
  return [...uses.values()]
}

function showsQuestionsOf({ path, lists }: Record<string, unknown>, audience: unknown): boolean {
  return toRows(lists).some((list) => (list['audience'] ?? audienceOf(String(path))) === audience)
}

function toUse({ _id, _type, title, path }: Record<string, unknown>): Use | undefined {
  if (typeof _id !== 'string' || typeof _type !== 'string') return undefined
  const id = publishedId(_id)
  return {
    id,
    type: _type,
    title: _type === 'siteSettings' ? 'Site settings' : typeof title === 'string' ? title : id,
    path: typeof path === 'string' ? path : undefined,
    isDraft: id !== _id,
  }
}

function toRows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
