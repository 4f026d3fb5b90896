import { toPlainText } from '@portabletext/toolkit'
import type { Path, PathSegment } from '@sanity/types'
import { isRecord, recordsIn } from '#shared/json.ts'

/** How a rule points at a member of a list: by its key, or by its index where it has no key. */
export function keyOf(member: unknown, index = 0): PathSegment {
  const key = isRecord(member) ? member['_key'] : undefined
  return typeof key === 'string' ? { _key: key } : index
}

/** Every object within a value, itself first, with its path; without those that `skips` names and what is in them. */
export function placedObjects(
  value: unknown,
  skips: (object: Record<string, unknown>) => boolean = () => false,
  path: Path = [],
): { object: Record<string, unknown>; path: Path }[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, index) =>
      placedObjects(member, skips, [...path, keyOf(member, index)]),
    )
  }
  if (!isRecord(value) || skips(value)) return []
  const inner = Object.entries(value).flatMap(([name, field]) =>
    placedObjects(field, skips, [...path, name]),
  )
  return [{ object: value, path }, ...inner]
}

/** The members of a list whose field has the same value as that of a member before them. */
export function repeated(list: unknown, field: string): Record<string, unknown>[] {
  const members = recordsIn(list)
  return members.filter(
    (member, index) => members.findIndex((other) => other[field] === member[field]) < index,
  )
}

/** A formatted text as one line of plain text, for lists; undefined when it is empty. */
export function plainText(blocks: unknown): string | undefined {
  return oneLine(toPlainText(Array.isArray(blocks) ? blocks : [])) || undefined
}

/** A text without its line breaks, for lists. */
export function oneLine(text: unknown): string | undefined {
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : undefined
}
