import type { KeyedObject, Path } from 'sanity'
import { isRecord } from '#shared/json.ts'

/** A member that one edit took out of a list. */
export interface Removed {
  /** Of the list. */
  path: Path
  member: KeyedObject
  /** The keys of the members before it, the nearest first. */
  before: string[]
}

/** Fields that every edit changes, or that differ between a draft and what is published. */
const OF_THE_STORE = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

/**
 * The member that is missing from the document after an edit which changed nothing else; undefined after any
 * other edit. Paragraphs of formatted text do not count: the text's own undo brings them back.
 */
export function findRemoved(before: unknown, after: unknown, path: Path = []): Removed | undefined {
  if (Array.isArray(before)) return removedFrom(before, Array.isArray(after) ? after : [], path)
  if (!isRecord(before) || !isRecord(after)) return undefined
  const [field, ...others] = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !OF_THE_STORE.has(name) && !isSame(before[name], after[name]),
  )
  if (field === undefined || others.length > 0) return undefined
  return findRemoved(before[field], after[field], [...path, field])
}

/** The same with the keys of what earlier edits took out before it, which may come back first. */
export function behindEarlier(removed: Removed, earlier: readonly Removed[]): Removed {
  const before = [...removed.before]
  for (const { member, before: keys } of earlier) {
    if (keys.includes(removed.member._key)) continue
    const at = before.findIndex((key) => keys.includes(key))
    before.splice(at < 0 ? before.length : at, 0, member._key)
  }
  return { ...removed, before }
}

/** The patches that put the member back behind the nearest one that is still there; none if it is back. */
export function restorePatches(document: unknown, { path, member, before }: Removed, list: string) {
  const members = asMembers(path.reduce(step, document))
  const keys = new Set(members.map(({ _key }) => _key))
  if (keys.has(member._key)) return []
  const neighbor = before.find((key) => keys.has(key))
  const place =
    neighbor === undefined ? { before: `${list}[0]` } : { after: `${list}[_key=="${neighbor}"]` }
  return [{ setIfMissing: { [list]: [] } }, { insert: { ...place, items: [member] } }]
}

function removedFrom(before: unknown[], after: unknown[], path: Path): Removed | undefined {
  const members = asMembers(before)
  if (members.length < before.length || members.some(({ _type }) => _type === 'block')) return
  const at = members.findIndex((member, index) => !isSame(member, after[index]))
  const member = members[at]
  if (member === undefined) return undefined
  if (after.length === before.length) {
    const others = [before, after].map((list) => list.toSpliced(at, 1))
    if (!isSame(others[0], others[1])) return undefined
    return findRemoved(member, after[at], [...path, { _key: member._key }])
  }
  if (!isSame(before.toSpliced(at, 1), after)) return undefined
  const keys = members.slice(0, at).map(({ _key }) => _key)
  return { path, member, before: keys.toReversed() }
}

function step(value: unknown, segment: Path[number]): unknown {
  if (typeof segment === 'object' && '_key' in segment) {
    return asMembers(value).find(({ _key }) => _key === segment._key)
  }
  return isRecord(value) && typeof segment === 'string' ? value[segment] : undefined
}

function asMembers(value: unknown): (KeyedObject & { _type?: unknown })[] {
  return Array.isArray(value) ? value.filter(isMember) : []
}

function isMember(value: unknown): value is KeyedObject {
  return isRecord(value) && typeof value['_key'] === 'string'
}

/** What an edit leaves alone is the same object, so this seldom goes deep. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
