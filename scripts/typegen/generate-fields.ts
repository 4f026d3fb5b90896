import type { SchemaType } from 'groq-js'
import { schemaTypes } from '#schemas/index.ts'
import type { Shape } from '#src/content/generated/shapes.generated.ts'

/** The required fields of each type: without them, the site leaves out the document or section. */
export function generateRequired(schema: SchemaType): string {
  const rows = fieldsByType(schema).map(([name, fields]) => {
    const names = fields.filter(([, { optional }]) => optional !== true).map(([key]) => `'${key}'`)
    return `  ${name}: [${names.join(', ')}],\n`
  })
  return `export const requiredFields: Record<string, string[]> = {\n${rows.join('')}}\n`
}

/** The shape of each field, by type, where any other value would break the site. */
export function generateShapes(schema: SchemaType): string {
  const rows = fieldsByType(schema).map(([name, fields]) => {
    const shapes = fields.flatMap(([key, { value }]) => {
      const shape = shapeOf(value, schema)
      return shape ? [`${key}: '${shape}'`] : []
    })
    return `  ${name}: { ${shapes.join(', ')} },\n`
  })
  return (
    `export type Shape =\n  'text' | 'number' | 'flag' | 'part' | 'document' | 'image' | 'action' | 'texts' | 'parts'\n\n` +
    `export const shapes: Record<string, Record<string, Shape>> = {\n${rows.join('')}}\n`
  )
}

/** The allowed types of the objects in each field, by type. */
export function generateMembers(schema: SchemaType): string {
  const rows = fieldsByType(schema).flatMap(([name, fields]) => {
    const members = fields.flatMap(([key, { value }]) => {
      const types = membersOf(value, schema)
      // Formatted text may contain unknown blocks: the site shows their text.
      if (types.length === 0 || types.includes('block')) return []
      return [`${key}: [${types.map((type) => `'${type}'`).join(', ')}]`]
    })
    return members.length === 0 ? [] : [`  ${name}: { ${members.join(', ')} },\n`]
  })
  return `\nexport const members: Record<string, Record<string, string[]>> = {\n${rows.join('')}}\n`
}

type Attributes = Extract<SchemaType[number], { type: 'document' }>['attributes']
type Attribute = Attributes[string]

/** The types of the content model in alphabetical order, with the fields that editors fill in. */
function fieldsByType(schema: SchemaType): Array<[string, Array<[string, Attribute]>]> {
  const own = new Set(
    schemaTypes.map(({ name }) => name).filter((name) => !resolved.includes(name)),
  )
  return schema
    .filter(({ name }) => own.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((type): Array<[string, Array<[string, Attribute]>]> => {
      const object = type.type === 'document' ? type : type.value
      if (!('attributes' in object)) return []
      return [[type.name, Object.entries(object.attributes).filter(([key]) => !isOmitted(key))]]
    })
}

/** Types that no query returns: links are resolved to addresses, and translations to documents. */
const resolved = ['link', 'translation.metadata', 'internationalizedArrayReferenceValue']

/** Fields that no query reads, so that the site's script need not know them. */
function isOmitted(key: string): boolean {
  return key.startsWith('_') || key === 'hidden' || key === 'language'
}

function shapeOf(value: Attribute['value'], schema: SchemaType): Shape | null {
  if (value.type === 'inline') {
    if (value.name === 'action') return 'action'
    if (value.name === 'link') return 'text'
    const named = schema.find(({ name }) => name === value.name)
    return named?.type === 'type' ? shapeOf(named.value, schema) : 'part'
  }
  if (value.type === 'union') {
    const [shape = null, ...others] = new Set(value.of.map((one) => shapeOf(one, schema)))
    return others.length === 0 ? shape : null
  }
  if (value.type === 'array') return shapeOf(value.of, schema) === 'text' ? 'texts' : 'parts'
  if (value.type === 'string') return 'text'
  if (value.type === 'number') return 'number'
  if (value.type === 'boolean') return 'flag'
  if (value.type !== 'object') return null
  if (leadsToPage(value, schema)) return 'text'
  if (value.dereferencesTo !== undefined) return 'document'
  return 'asset' in value.attributes ? 'image' : 'part'
}

/** Queries ask for the path of a page that is named, as they do for a link. */
function leadsToPage(value: Attribute['value'], schema: SchemaType): boolean {
  if (value.type === 'inline') {
    const named = schema.find(({ name }) => name === value.name)
    return named?.type === 'type' && leadsToPage(named.value, schema)
  }
  if (value.type !== 'object') return false
  if (value.rest !== undefined && value.rest.type !== 'unknown')
    return leadsToPage(value.rest, schema)
  return value.dereferencesTo === 'page'
}

function membersOf(value: Attribute['value'], schema: SchemaType): string[] {
  if (value.type === 'array') return membersOf(value.of, schema)
  if (value.type === 'union') return value.of.flatMap((one) => membersOf(one, schema))
  if (value.type === 'inline') {
    if (value.name === 'link') return []
    const named = schema.find(({ name }) => name === value.name)
    return named?.type === 'type' ? membersOf(named.value, schema) : []
  }
  if (value.type !== 'object' || 'asset' in value.attributes) return []
  const named = value.rest === undefined ? [] : membersOf(value.rest, schema)
  if (named.length > 0) return named
  if (value.dereferencesTo === 'page') return []
  if (value.dereferencesTo !== undefined) return [value.dereferencesTo]
  const type = value.attributes['_type']?.value
  return type?.type === 'string' && type.value !== undefined ? [type.value] : []
}
