import type { PathSegment } from '@sanity/types'
import { toPlainText } from '@portabletext/toolkit'
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

/** A formatted text as one line of plain text, for lists; undefined when it is empty. */
export function plainText(blocks: unknown): string | undefined {
  return oneLine(toPlainText(Array.isArray(blocks) ? blocks : [])) || undefined
}

/** A text without its line breaks, for lists. */
export function oneLine(text: unknown): string | undefined {
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : undefined
}
