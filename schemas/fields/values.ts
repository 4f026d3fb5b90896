import type { PathSegment } from '@sanity/types'

/** An object with named values: no array, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How a rule points at a member of a list: by its key, or by its place where it has none. */
export function keyOf(member: unknown, index = 0): PathSegment {
  const key = isRecord(member) ? member['_key'] : undefined
  return typeof key === 'string' ? { _key: key } : index
}

/** A text as it is; anything else is no text. */
export function words(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
