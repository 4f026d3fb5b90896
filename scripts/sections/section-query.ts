import * as fragments from '#src/content/queries/fragments.ts'
import { isRecord, own, recordsIn } from '#shared/json.ts'

const plain = ['string', 'text', 'number', 'boolean']

/** Object types by name: schemas, of which only the fields are read. */
export type Types = Readonly<Record<string, unknown>>

/**
 * The query fragment of a section that requests every field of its schema, as source code.
 * @returns null when the type of a field has no projection, so that the section needs a `.groq.ts`
 */
export function deriveQuery(types: Types, section: string): string | null {
  const fields = projectFields(types, section, [])
  return fields === null ? null : `_type == "${section}" => ${fields}`
}

/**
 * All fields of an object type by their names, so that missing ones are null, which is reported. A field whose
 * type has a fragment of the same name in `fragments.ts` uses it; other objects are requested with their fields.
 * @param first what is requested before them
 */
export function projectFields(types: Types, type: string, first: string[]): string | null {
  const fields = records(own(types, type), 'fields').filter(({ name }) => name !== 'hidden')
  const parts = fields.map((field) => projectField(types, String(field['name']), field))
  if (fields.length === 0 || parts.includes(null)) return null
  return `{ ${[...first, ...parts].join(', ')} }`
}

function projectField(types: Types, name: string, field: Record<string, unknown>): string | null {
  if (field['type'] === 'portableText') return `${name}[] \${prose}`
  const isList = field['type'] === 'array'
  const member = isList ? records(field, 'of')[0] : field
  if (member?.['type'] === 'reference') {
    const target = String(records(member, 'to')[0]?.['type'])
    if (!hasFragment(target)) return null
    return isShownOf(field) ? shownOf(name, target) : `${name}${isList ? '[]' : ''}-> \${${target}}`
  }
  if (!isList) return join(name, projectType(types, field['type'], ['_type']))
  const fields = projectType(types, member?.['type'], ['_key', '_type'])
  return join(fields === '' ? name : `${name}[]`, fields)
}

/** What follows a field's name: "" for a plain value. */
function projectType(types: Types, type: unknown, first: string[]): string | null {
  const name = String(type)
  if (plain.includes(name)) return ''
  return hasFragment(name) ? `\${${name}}` : projectFields(types, name, first)
}

/** The names of the fragments that a fragment's source code uses. */
export function usedFragments(source: string): string[] {
  return [...source.matchAll(/\$\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}

/** The documents that a section names, or all of their type; their order is that of the Studio's list. */
function shownOf(name: string, type: string): string {
  const shown = `select(count(${name}) > 0 => coalesce(${name}[]->, []), *[_type == "${type}" && coalesce(language, $base) == $base])`
  return `"${name}": ${shown} | order(orderRank asc) \${${type}}`
}

/** True for a field of `shownOf` of the schemas: its list has no order of its own. */
function isShownOf({ options }: Record<string, unknown>): boolean {
  return isRecord(options) && options['sortable'] === false
}

function hasFragment(type: string): boolean {
  return Object.hasOwn(fragments, type)
}

function join(name: string, fields: string | null): string | null {
  return fields === null ? null : `${name} ${fields}`.trim()
}

function records(value: unknown, key: string): Record<string, unknown>[] {
  const list = isRecord(value) ? value[key] : []
  return recordsIn(list)
}
