import { isArraySchemaType, isObjectSchemaType, isReferenceSchemaType } from '@sanity/types'
import type { ReferenceSchemaType, SchemaType } from '@sanity/types'
import { isRecord } from '#shared/json.ts'

/** The rest of the content, as far as the check needs it. */
export interface Surroundings {
  /** Type of a document by its id. */
  types: ReadonlyMap<string, string>
  hasFile: (path: string) => boolean
}

type Report = (path: string, sentence: string) => void

const ASSET = /^image@file:\/\/\.\/(.+)$/

/**
 * Checks what Sanity's own validation does not: members of unknown type, missing keys, references to
 * missing documents, images without a file. Calls `report` with a field path and a sentence.
 */
export function walk(value: unknown, type: SchemaType, around: Surroundings, report: Report): void {
  visit(value, type, '')

  function visit(current: unknown, schema: SchemaType, path: string): void {
    if (isReferenceSchemaType(schema)) return checkReference(current, schema, path)
    if (isArraySchemaType(schema) && Array.isArray(current)) {
      checkKeys(current, path, report)
      for (const [index, item] of current.entries())
        visitMember(item, schema.of, `${path}[${index}]`)
    }
    if (isObjectSchemaType(schema) && isRecord(current)) {
      if ('_sanityAsset' in current) checkFile(current['_sanityAsset'], path)
      for (const field of schema.fields) {
        if (field.name === 'asset') continue
        visit(current[field.name], field.type, path === '' ? field.name : `${path}.${field.name}`)
      }
    }
  }

  function visitMember(item: unknown, candidates: SchemaType[], path: string): void {
    if (!isRecord(item)) return
    const schema = candidates.find(({ name }) => name === item['_type'])
    if (schema !== undefined) return visit(item, schema, path)
    const allowed = candidates.map(({ name }) => name).join(', ')
    report(path, `the type ${JSON.stringify(item['_type'])} is unknown here; known: ${allowed}.`)
  }

  function checkReference(current: unknown, schema: ReferenceSchemaType, path: string): void {
    if (!isRecord(current)) return
    const id = current['_ref']
    const found = typeof id === 'string' ? around.types.get(id) : undefined
    const wanted = schema.to.map(({ name }) => name)
    if (found === undefined)
      report(path, `it refers to ${JSON.stringify(id)}, which does not exist.`)
    else if (!wanted.includes(found))
      report(path, `it refers to a ${found}, not to a ${wanted.join(' or ')}.`)
  }

  function checkFile(asset: unknown, path: string): void {
    const file = typeof asset === 'string' ? ASSET.exec(asset)?.[1] : undefined
    if (file === undefined) report(path, 'write the image as image@file://./images/name.jpg.')
    else if (!around.hasFile(file)) report(path, `the file ${file} does not exist.`)
  }
}

/** The Studio and React identify the members of a list by their keys. */
function checkKeys(items: unknown[], path: string, report: Report): void {
  const keys = items.filter(isRecord).map((item) => item['_key'])
  if (keys.some((key) => typeof key !== 'string')) report(path, 'every object in it needs a _key.')
  if (new Set(keys).size < keys.length) report(path, 'two of its objects have the same _key.')
}
