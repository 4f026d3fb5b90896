import { isInherited, own } from '#src/lib/own.ts'
import {
  decodeAction,
  decodeLink,
  decodePagePath,
  decodePicture,
  decodeText,
} from './validate-value.ts'
import { isFields } from './fields.ts'
import type { Fields } from './fields.ts'
import { leaveOut, quote, within } from './place.ts'
import type { Place } from './place.ts'
import type { Report } from './report.ts'
import { requiredFields } from '#src/content/generated/required.generated.ts'
import { isLike, memberOf, shapeNames, shapeOf, typesOf } from './shape.ts'
import type { Kind } from './shape.ts'
import type { Sound } from '#src/content/types.ts'

const linkKeys = new Set(['to', 'link', 'href', 'path', 'url'])

// Sanity allows 20 levels; what lies deeper would end in a full stack.
const deepest = 40

/** What the schema says of a value: its kind, and the types that an object may have. */
interface Expected {
  shape?: Kind | undefined
  types?: string[] | undefined
}

/**
 * The border between the CMS and the site. Leaves out what a page cannot show (a broken reference, a
 * missing picture, an unknown section, a link that must not be followed) and reports each by document
 * and field; what is left is whole. A document that lacks a required field itself gives null.
 */
export function decode<T>(value: T, report: Report): Sound<T> | null {
  const sound = decodeValue(value, { id: '', path: '', depth: 0, report }, {})
  return isSound<T>(sound) ? sound : null
}

function decodeValue(value: unknown, place: Place, expected: Expected): unknown {
  const { shape, types } = expected
  if (value === null || value === undefined) return value
  if (place.depth > deepest) return leaveOut(place, `lies below ${deepest} others; it is left out.`)
  if (shape && !isLike(value, shape))
    return leaveOut(place, `is no ${shapeNames[shape]}; it is left out.`)
  if (typeof value === 'string') return decodeText(value, place)
  if (Array.isArray(value)) return decodeList(value, place, expected)
  if (!isFields(value)) return value
  if (value['_type'] === 'action' || shape === 'action') return decodeAction(value, place)
  if (value['_type'] === 'image' || shape === 'picture') return decodePicture(value, place)
  return decodeObject(value, place, types)
}

function decodeList(list: unknown[], place: Place, { shape, types }: Expected): unknown[] {
  const member = memberOf(shape)
  return list.flatMap((value, index) => {
    const here = within(place, index)
    if (value === null) {
      leaveOut(here, 'refers to a document that does not exist; it is left out.')
      return []
    }
    if (member === 'part' && !(isFields(value) && typeof value['_type'] === 'string')) {
      leaveOut(here, 'is nothing that belongs into this list; it is left out.')
      return []
    }
    const sound = decodeValue(value, here, { shape: member, types })
    return sound === null ? [] : [sound]
  })
}

function decodeObject(fields: Fields, place: Place, types: string[] | undefined): Fields | null {
  const id = typeof fields['_id'] === 'string' ? fields['_id'] : ''
  // An object without a type is what its place allows.
  const type = fields['_type'] ?? types?.[0]
  const sound = decodeFields(fields, id ? { ...place, id, path: '' } : place, type)
  const isForeign = types
    ? !types.some((name) => name === type)
    : typeof type === 'string' && isInherited(type)
  if (isForeign) {
    const name = quote(type)
    return /^sections\[\d+\]$/.test(place.path)
      ? leaveOut(place, `is a section of the unknown type ${name}; it is left out.`)
      : leaveOut(place, `is of the type ${name}, which does not belong there; it is left out.`)
  }
  if (typeof type !== 'string') return sound
  // Headless blocks of Portable Text are not schema types; everything with a path of its own is.
  const missing = (own(requiredFields, type) ?? []).find(
    (key) => Object.hasOwn(fields, key) && isEmpty(sound[key]),
  )
  if (missing === undefined) return sound
  const field = within(id ? { ...place, id, path: '' } : place, missing)
  return leaveOut(field, `(${type}) is missing or broken; the ${type} is left out.`)
}

function decodeFields(fields: Fields, place: Place, type: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (isIdle(fields, key, value) || isInherited(key)) return []
      return [[key, decodeField(value, within(place, key), key, type)]]
    }),
  )
}

function decodeField(value: unknown, place: Place, key: string, type: unknown): unknown {
  if (linkKeys.has(key) && typeof value === 'string' && value !== '')
    return type === 'page' && key === 'path'
      ? decodePagePath(value, place)
      : decodeLink(value, place)
  return decodeValue(value, place, { shape: shapeOf(type, key), types: typesOf(type, key) })
}

/** Parts of Portable Text that say nothing to a reader: a page carries its content twice, bytes count. */
function isIdle(fields: Fields, key: string, value: unknown): boolean {
  if (fields['_type'] !== 'block' && fields['_type'] !== 'span') return false
  return key === '_key' || (Array.isArray(value) && value.length === 0)
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** The one place where checked content gets its type. */
function isSound<T>(value: unknown): value is Sound<T> {
  return value !== null && value !== undefined
}
