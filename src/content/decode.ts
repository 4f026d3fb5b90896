import { resolveLink } from '#src/config/links.ts'
import { isFields } from './fields.ts'
import type { Fields } from './fields.ts'
import { requiredFields } from './required.generated.ts'
import { isLike, shapeNames, shapeOf } from './shape.ts'
import type { Shape } from './shapes.generated.ts'
import { soundPicture } from './sound-picture.ts'
import type { Sound } from './types.ts'

/** Told once per broken place: document id, field path and what is wrong, as a sentence. */
export type Report = (sentence: string) => void

const linkKeys = new Set(['to', 'link', 'href', 'path', 'url'])

/**
 * The border between the CMS and the site. Leaves out what a page cannot show (a broken reference, a
 * missing picture, an unknown section, a link that must not be followed) and reports each by document
 * and field; what is left is whole. A document that lacks a required field itself gives null.
 */
export function decode<T>(value: T, report: Report): Sound<T> | null {
  const sound = decodeValue(value, '', '', report)
  return isSound<T>(sound) ? sound : null
}

function decodeValue(
  value: unknown,
  id: string,
  path: string,
  report: Report,
  shape?: Shape,
): unknown {
  if (value === null || value === undefined) return value
  if (shape && !isLike(value, shape)) {
    report(`${id}: ${path} is no ${shapeNames[shape]}; it is left out.`)
    return null
  }
  if (Array.isArray(value)) return decodeList(value, id, path, report, shape)
  if (!isFields(value)) return value
  if (value['_type'] === 'action' || shape === 'action')
    return decodeAction(value, id, path, report)
  if (value['_type'] === 'image' || shape === 'picture')
    return decodePicture(value, id, path, report)
  return decodeFields(value, id, path, report)
}

function decodeList(
  list: unknown[],
  id: string,
  path: string,
  report: Report,
  shape?: Shape,
): unknown[] {
  const member = shape === 'texts' ? 'text' : shape === 'parts' ? 'part' : undefined
  return list.flatMap((value, index) => {
    const place = `${path}[${index}]`
    if (value === null) {
      report(
        `${id || 'document'}: ${place} refers to a document that does not exist; it is left out.`,
      )
      return []
    }
    if (member === 'part' && !(isFields(value) && typeof value['_type'] === 'string')) {
      report(`${id}: ${place} is nothing that belongs into this list; it is left out.`)
      return []
    }
    const sound = decodeValue(value, id, place, report, member)
    return sound === null ? [] : [sound]
  })
}

function decodeFields(fields: Fields, parent: string, path: string, report: Report): Fields | null {
  const ownId = typeof fields['_id'] === 'string' ? fields['_id'] : ''
  const id = ownId || parent
  const place = (key: string) => (ownId || !path ? key : `${path}.${key}`)
  const type = fields['_type']
  const sound: Fields = {}
  for (const [key, value] of Object.entries(fields)) {
    if (isIdle(fields, key, value)) continue
    sound[key] =
      linkKeys.has(key) && typeof value === 'string' && value !== ''
        ? decodeLink(value, id, place(key), report)
        : decodeValue(value, id, place(key), report, shapeOf(type, key))
  }
  if (typeof type !== 'string') return sound
  // Headless blocks of Portable Text are not schema types; everything with a path of its own is.
  if (/^sections\[\d+\]$/.test(path) && !Object.hasOwn(requiredFields, type)) {
    report(`${id}: ${path} is a section of the unknown type "${type}"; it is left out.`)
    return null
  }
  const missing = (requiredFields[type] ?? []).find((key) => key in fields && isEmpty(sound[key]))
  if (missing === undefined) return sound
  report(`${id}: ${place(missing)} (${type}) is missing or broken; the ${type} is left out.`)
  return null
}

/** Parts of Portable Text that say nothing to a reader: a page carries its content twice, bytes count. */
function isIdle(fields: Fields, key: string, value: unknown): boolean {
  if (fields['_type'] !== 'block' && fields['_type'] !== 'span') return false
  return key === '_key' || (Array.isArray(value) && value.length === 0)
}

function decodeLink(link: string, id: string, path: string, report: Report): string | null {
  const resolved = resolveLink(link)
  if (resolved === null)
    report(`${id}: ${path} leads to an address that is not allowed; there is no link.`)
  return resolved
}

function decodeAction(action: Fields, id: string, path: string, report: Report): Fields | null {
  const { label, to, opens } = action
  if (typeof label !== 'string' || label === '') return null
  if (typeof opens === 'string' && opens !== '') return { label, opens }
  if (typeof to !== 'string' || to === '') return null
  const resolved = decodeLink(to, id, `${path}.to`, report)
  return resolved === null ? null : { label, to: resolved }
}

function decodePicture(picture: Fields, id: string, path: string, report: Report): Fields | null {
  const sound = soundPicture(picture)
  if (!sound) report(`${id}: ${path} has no picture; it is left out.`)
  return sound
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
