import { createDataAttribute } from '@sanity/visual-editing'
import { studios } from '#src/config/studios.ts'
import { isRecord, recordsIn } from '#shared/json.ts'

/** A page as it is stored, with the keys of its lists and what they refer to. */
export interface StoredPage {
  _id: string
  sections?: unknown
}

export const storedPageQuery = /* groq */ `*[_type == "page" && path == $path] | order(_createdAt asc, _id asc)[0] { _id, sections }`

/** Lists of references that only choose which documents are shown: their order is set elsewhere. */
export const rankedLists = new Set(['plans', 'projects', 'groups', 'members'])

/**
 * Adds to each section of a page, and to each member of its lists, the attribute by which the overlays let
 * an editor move, copy and remove it (see `editMark`).
 * @param content the page as the site draws it: references are resolved, hidden sections left out
 */
export function markMembers<Content>(content: Content, page: StoredPage | null): Content {
  if (page === null || !isRecord(content)) return content
  const { sections } = content
  return { ...content, sections: markedWithin(sections, page.sections, 'sections', page._id) }
}

function markedWithin(value: unknown, stored: unknown, path: string, id: string): unknown {
  if (Array.isArray(value)) {
    const members = recordsIn(stored)
    return value.map((member) => markedMember(member, members, path, id))
  }
  if (!isRecord(value) || !isRecord(stored)) return value
  const fields = Object.entries(value)
    .filter(([name]) => !rankedLists.has(name))
    .map(([name, field]) => [name, markedWithin(field, stored[name], `${path}.${name}`, id)])
  return { ...value, ...Object.fromEntries(fields) }
}

/** Formatted text is edited as a whole, and a member without a key cannot be found again. */
function markedMember(
  member: unknown,
  stored: Record<string, unknown>[],
  list: string,
  id: string,
): unknown {
  if (!isRecord(member) || member['_type'] === 'block') return member
  const { _key: key, _id: shown } = member
  const found = stored.find(({ _key, _ref }) => (key === undefined ? _ref === shown : _key === key))
  if (typeof found?.['_key'] !== 'string') return member
  const path = `${list}[_key=="${found['_key']}"]`
  const baseUrl = studios[0] ?? '/'
  const mark = createDataAttribute({ baseUrl, id, type: 'page', path }).toString()
  return { ...Object(markedWithin(member, found, path, id)), 'data-sanity': mark }
}
