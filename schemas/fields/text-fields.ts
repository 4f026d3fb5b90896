import type { ObjectSchemaType, SchemaType } from '@sanity/types'
import { isRecord } from '#shared/json.ts'

/** One text that an editor wrote, in the place that a patch names. */
export interface TextField {
  /** Such as `sections[_key=="hero"].heading`. */
  path: string
  text: string
  /** The titles of the fields that lead to it: Sections, Hero, Heading. */
  titles: string[]
}

/** Fields that contain an address: changing a word there would break the link. */
const ADDRESSES = new Set([
  'email',
  'from',
  'href',
  'link',
  'path',
  'phone',
  'to',
  'url',
  'whatsapp',
])

/** Every text of a document or a part of one, formatted text by its spans. */
export function textFields(
  value: unknown,
  type: SchemaType,
  path = '',
  titles: string[] = [],
): TextField[] {
  if (type.jsonType === 'string') {
    const isWords = typeof value === 'string' && value !== '' && !type.options?.list
    return isWords && !isOfKind(type, ['date', 'datetime', 'url', 'slug'])
      ? [{ path, text: value, titles }]
      : []
  }
  if (type.jsonType === 'array' && Array.isArray(value)) {
    return value.flatMap((member: unknown, index) => {
      const memberType = type.of.find(({ name }) => name === typeNameOf(member)) ?? type.of[0]
      if (!memberType) return []
      const inside = isOfKind(memberType, ['block'])
        ? titles
        : [...titles, ...(isRecord(member) ? [memberTitle(memberType)] : [])]
      return textFields(member, memberType, `${path}[${stepTo(member, index)}]`, inside)
    })
  }
  if (type.jsonType !== 'object' || !isRecord(value)) return []
  if (isOfKind(type, ['block'])) return spansOf(value, path, titles)
  return fieldsOf(type).flatMap(({ name, type: fieldType }) =>
    textFields(value[name], fieldType, path ? `${path}.${name}` : name, [
      ...titles,
      fieldType.title ?? name,
    ]),
  )
}

/** Without the system's own, such as the id in a reference. */
function fieldsOf(type: ObjectSchemaType) {
  return type.fields.filter(
    ({ name, type: { hidden } }) =>
      hidden !== true && !name.startsWith('_') && !ADDRESSES.has(name),
  )
}

/** Formatted text: what a person changes is the text between two changes of style. */
function spansOf({ children }: Record<string, unknown>, path: string, titles: string[]) {
  const spans: unknown[] = Array.isArray(children) ? children : []
  return spans.flatMap((span, index) => {
    const text = isRecord(span) ? span['text'] : undefined
    if (typeof text !== 'string' || text === '') return []
    return [{ path: `${path}.children[${stepTo(span, index)}].text`, text, titles }]
  })
}

function stepTo(member: unknown, index: number): string {
  const key = isRecord(member) ? member['_key'] : undefined
  return typeof key === 'string' ? `_key=="${key}"` : String(index)
}

/** A list may give its members longer titles, for its menu; the type has the short one. */
function memberTitle(member: SchemaType): string {
  const named = member.type?.name === member.name ? member.type : member
  return named.title ?? named.name
}

function typeNameOf(member: unknown): unknown {
  return isRecord(member) ? member['_type'] : typeof member
}

/** True when a type is one of Sanity's with this name, or is made from it. */
function isOfKind(type: SchemaType, names: string[]): boolean {
  return names.includes(type.name) || (type.type ? isOfKind(type.type, names) : false)
}
