import { isRecord } from '#shared/json.ts'
import type { Source } from './marked-texts.ts'

/** A page as it is stored, with the keys of its lists and what they refer to. */
export interface StoredPage {
  _id: string
  sections?: unknown
}

/** A member of one of the page's lists. */
export interface ListItem {
  /** Such as `sections[_key=="steps"].items[_key=="first"]`. */
  path: string
  /** The document that it shows, if it is a reference. */
  refersTo: string | undefined
}

export const storedPageQuery = /* groq */ `*[_type == "page" && path == $path][0] { _id, sections }`

/** Lists of references that only say which documents are shown: their order is set elsewhere. */
export const rankedLists = new Set(['plans', 'projects', 'groups', 'members'])

/** The page's sections that visitors see, and the members of each section's lists. */
export function listItems({ sections }: StoredPage): { section: ListItem; items: ListItem[] }[] {
  return membersOf('sections', sections)
    .filter(({ value }) => value['hidden'] !== true)
    .map(({ value, item }) => ({ section: item, items: itemsWithin(value, item.path) }))
}

/** True if two states of a page have the same members in their lists, in the same order. */
export function hasSameLists(one: StoredPage, other: StoredPage): boolean {
  return (
    one._id === other._id && JSON.stringify(listItems(one)) === JSON.stringify(listItems(other))
  )
}

/** The members of all lists in an object, and of the lists in those. */
function itemsWithin(object: Record<string, unknown>, path: string): ListItem[] {
  return Object.entries(object).flatMap(([field, value]) => {
    const members = membersOf(`${path}.${field}`, value)
    const isRanked = rankedLists.has(field) && members.some(({ item }) => item.refersTo)
    if (isRanked) return []
    return members.flatMap(({ item, value: member }) => [item, ...itemsWithin(member, item.path)])
  })
}

/** The members with a key; formatted text is edited as a whole. */
function membersOf(path: string, list: unknown) {
  return (Array.isArray(list) ? list : []).filter(isRecord).flatMap((value) => {
    const { _key: key, _type: type, _ref: ref } = value
    if (typeof key !== 'string' || type === 'block') return []
    const refersTo = typeof ref === 'string' ? ref : undefined
    return [{ value, item: { path: `${path}[_key=="${key}"]`, refersTo } }]
  })
}

/** True if a text comes from this member or from the document that it refers to. */
export function holds({ path, refersTo }: ListItem, source: Source, pageId: string): boolean {
  if (source.id === refersTo) return true
  return source.id === pageId && source.path.startsWith(`${path}.`)
}
