import { isInherited, isRecord, own } from '#shared/json.ts'
import { members, shapes } from '#src/content/generated/shapes.generated.ts'
import type { Shape } from '#src/content/generated/shapes.generated.ts'

/** What a field may hold: as the schema says, plus the names that select how formatted text is drawn. */
export type Kind = Shape | 'name' | 'names' | 'level'

/** Fields of Portable Text's parts, which are not schema types: any object with these is drawn as text. */
const richText: Record<string, Kind> = {
  style: 'name',
  listItem: 'name',
  level: 'level',
  children: 'parts',
  markDefs: 'parts',
  text: 'text',
  marks: 'names',
  href: 'text',
}

/** Fields of objects without a type, such as the link below an answer. */
const untyped: Record<string, Kind> = { label: 'text', to: 'text', email: 'text', phone: 'text' }

/** Lists that the queries make of all documents of a type; no field of the schema names them. */
const queried: Record<string, Record<string, string[]>> = {
  faqList: { items: ['faqItem'] },
  compareTable: { columns: ['plan'] },
}

/** What a field of this type must hold, as far as the schema says. */
export function shapeOf(type: unknown, key: string): Kind | undefined {
  if (typeof type !== 'string') return own(untyped, key)
  if (typesQueried(type, key)) return 'parts'
  // Where no field of the schema has this name, a query has put an address or a part of one there.
  return (
    own(own(shapes, type) ?? richText, key) ??
    (['link', 'anchor', 'path'].includes(key) ? 'text' : undefined)
  )
}

/** The types that objects in a field may have; undefined where the schema does not list any. */
export function typesOf(type: unknown, key: string): string[] | undefined {
  if (typeof type !== 'string') return undefined
  return typesQueried(type, key) ?? own(own(members, type) ?? {}, key)
}

function typesQueried(type: string, key: string): string[] | undefined {
  return own(own(queried, type) ?? {}, key)
}

/** What a field must hold, in words for a message. */
export const shapeNames: Record<Kind, string> = {
  text: 'text',
  name: 'a known name',
  number: 'a number of at least 0',
  level: 'a level from 1 to 10',
  flag: 'true or false',
  part: 'an object',
  document: 'a document',
  image: 'an image',
  action: 'an action',
  texts: 'a list of texts',
  names: 'a list of names',
  parts: 'a list',
}

/** What the members of a list must be. */
export function memberOf(shape: Kind | undefined): Kind | undefined {
  if (shape === 'texts') return 'text'
  if (shape === 'names') return 'name'
  return shape === 'parts' ? 'part' : undefined
}

export function isLike(value: unknown, shape: Kind): boolean {
  if (shape === 'text') return typeof value === 'string'
  // Libraries look names up in their tables; these would be found in every one.
  if (shape === 'name') return typeof value === 'string' && !isInherited(value)
  // No field counts below nothing: prices and bricks of such a number cannot be drawn.
  if (shape === 'number') return Number.isFinite(value) && Number(value) >= 0
  // A list is drawn inside a list for every level.
  if (shape === 'level') return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 10
  if (shape === 'flag') return typeof value === 'boolean'
  if (memberOf(shape)) return Array.isArray(value)
  if (!isRecord(value)) return false
  return shape !== 'document' || typeof value['_type'] === 'string'
}
