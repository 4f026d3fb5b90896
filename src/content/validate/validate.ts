import { formsWithoutHosts } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { isInherited, isRecord, own } from '#shared/json.ts'
import {
  validateAction,
  validateLink,
  validatePagePath,
  validateImage,
  validateText,
} from './values.ts'
import { leaveOut, quote, within } from './place.ts'
import type { Fields, Place, Report } from './place.ts'
import { hosts } from '#src/config/hosts.ts'
import { requiredFields } from '#src/content/generated/required.generated.ts'
import { isLike, memberOf, shapeNames, shapeOf, typesOf } from './shape.ts'
import type { Kind } from './shape.ts'
import { isUnusedAction, isUnusedAddress, lacksForm, unusedIn } from './unused-forms.ts'
import type { Valid } from '#src/content/types.ts'

const linkKeys = new Set(['to', 'link', 'href', 'path', 'url'])

// Sanity allows 20 levels; content nested deeper could overflow the stack.
const deepest = 40

/** What the schema says about a value: its kind, and the types that an object may have. */
interface Expected {
  shape?: Kind | undefined
  types?: string[] | undefined
}

/**
 * Validates what comes from the CMS. Leaves out what a page cannot show (a broken reference, a missing
 * image, an unknown section, a link that must not be followed) and reports each by document and field;
 * what remains is complete. Returns null for a document that lacks a required field.
 *
 * What leads to a form that the answer's `unusedForms` switch off is left out without a report; a required
 * action that does is null, and its section remains. The page of such a form is null.
 */
export function validateContent<T>(value: T, report: Report): Valid<T> | null {
  const unused = switchedOffIn(value)
  const isPage = isRecord(value) && value['_type'] === 'page'
  if (isPage && isUnusedAddress(value['path'], unused)) return null
  const valid = validateValue(value, { id: '', path: '', depth: 0, report, unused }, {})
  return isValid<T>(valid) ? valid : null
}

function validateValue(value: unknown, place: Place, expected: Expected): unknown {
  const { shape, types } = expected
  if (value === null || value === undefined) return value
  if (place.depth > deepest)
    return leaveOut(place, `is nested more than ${deepest} levels deep; it is left out.`)
  if (shape && !isLike(value, shape))
    return leaveOut(place, `is not ${shapeNames[shape]}; it is left out.`)
  if (typeof value === 'string') return validateText(value, place)
  if (Array.isArray(value)) return validateList(value, place, expected)
  if (!isRecord(value)) return value
  // What its place expects counts before what an object says it is.
  const is = (name: string) =>
    shape === name || (value['_type'] === name && (types?.includes(name) ?? true))
  if (is('image')) return validateImage(value, place)
  if (is('action')) return validateAction(value, place)
  return validateObject(value, place, types)
}

function validateList(list: unknown[], place: Place, { shape, types }: Expected): unknown[] {
  const member = memberOf(shape)
  return list.flatMap((value, index) => {
    const here = within(place, index)
    if (value === null) {
      leaveOut(here, 'refers to a document that does not exist; it is left out.')
      return []
    }
    if (member === 'part' && !(isRecord(value) && typeof value['_type'] === 'string')) {
      leaveOut(here, 'does not belong in this list; it is left out.')
      return []
    }
    const valid = validateValue(value, here, { shape: member, types })
    return valid === null ? [] : [valid]
  })
}

function validateObject(fields: Fields, place: Place, types: string[] | undefined): Fields | null {
  const id = typeof fields['_id'] === 'string' ? fields['_id'] : ''
  // An object without a type is what its place allows.
  const type = fields['_type'] ?? types?.[0]
  const valid = validateFields(fields, id ? { ...place, id, path: '' } : place, type)
  const isForeign = types
    ? !types.some((name) => name === type)
    : typeof type === 'string' && isInherited(type)
  if (isForeign) {
    const name = quote(type)
    return /^sections\[\d+\]$/.test(place.path)
      ? leaveOut(place, `is a section of the unknown type ${name}; it is left out.`)
      : leaveOut(place, `is of the type ${name}, which does not belong there; it is left out.`)
  }
  if (typeof type !== 'string') return valid
  // Parts of Portable Text are not schema types; everything that has required fields is. A query may ask
  // for some fields of a type only; an object that does not say its type has to be complete.
  const missing = (own(requiredFields, type) ?? []).find(
    (key) =>
      (Object.hasOwn(fields, key) || !('_type' in fields)) &&
      isEmpty(valid[key]) &&
      !isUnusedAction(fields[key], place.unused),
  )
  if (missing === undefined) return valid
  if (isUnusedAddress(fields[missing], place.unused)) return null
  const field = within(id ? { ...place, id, path: '' } : place, missing)
  return leaveOut(field, `(${type}) is missing or broken; the ${type} is left out.`)
}

function validateFields(fields: Fields, place: Place, type: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (isIdle(fields, key, value) || isInherited(key)) return []
      return [[key, validateField(value, within(place, key), key, type)]]
    }),
  )
}

function validateField(value: unknown, place: Place, key: string, type: unknown): unknown {
  // Whoever reads the settings knows all forms that are not shown.
  if (key === 'unusedForms') return place.unused.length > 0 ? place.unused : null
  if (key === 'noForm') return value === true || lacksForm(type, place.unused)
  const shape = shapeOf(type, key)
  const isAddress = shape === undefined || shape === 'text'
  if (linkKeys.has(key) && isAddress && typeof value === 'string' && value !== '')
    return type === 'page' && key === 'path'
      ? validatePagePath(value, place)
      : validateLink(value, place)
  if (key === 'date' && typeof value === 'string' && Number.isNaN(Date.parse(value)))
    return leaveOut(place, 'is not a date; it is left out.')
  return validateValue(value, place, { shape, types: typesOf(type, key) })
}

/** True for parts of Portable Text that nothing reads: a page carries its content twice, so bytes count. */
function isIdle(fields: Fields, key: string, value: unknown): boolean {
  if (fields['_type'] !== 'block' && fields['_type'] !== 'span') return false
  return key === '_key' || value === null || (Array.isArray(value) && value.length === 0)
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** The one place where validated content gets its type. */
function isValid<T>(value: unknown): value is Valid<T> {
  return value !== null && value !== undefined
}

/**
 * The forms that this site does not show: those that an answer's settings switch off, and those for
 * which the build was given no host. A form that is switched on again returns with the next build.
 */
function switchedOffIn(answer: unknown): FormName[] {
  return [...new Set([...unusedIn(answer), ...formsWithoutHosts(hosts.leads)])]
}
