import type { PathSegment } from '@sanity/types'
import { isRecord } from '#shared/json.ts'

/** How a rule points at a member of a list: by its key, or by its index where it has no key. */
export function keyOf(member: unknown, index = 0): PathSegment {
  const key = isRecord(member) ? member['_key'] : undefined
  return typeof key === 'string' ? { _key: key } : index
}

/** The value if it is a string; otherwise ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
