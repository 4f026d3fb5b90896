import { validateDocument, validationMarkerCodes } from '@sanity/validation'
import { isArraySchemaType, isObjectSchemaType, isReferenceSchemaType } from '@sanity/types'
import type { ReferenceSchemaType, SchemaType } from '@sanity/types'
import { ADVICE } from '#schemas/rules/context.ts'
import { formUses } from '#schemas/rules/form-rules.ts'
import { checkSeams } from '#schemas/rules/seam-rules.ts'
import { singletonTitles } from '#schemas/index.ts'
import { compileSchema, createOfflineClient, toFieldPath, withUploads } from './documents.ts'
import type { Finding } from './documents.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import { sourcesOf, translationFindings } from './translations.ts'
import { isRecord } from '#shared/json.ts'
import { unusedIn } from '#src/content/validate/unused-forms.ts'

const ADVICE_CODES: string[] = [validationMarkerCodes.stringMaximumLength, ADVICE]
const STAMP = '2025-01-01T00:00:00Z'

/**
 * Validates documents against their schemas and against each other, offline.
 * @param hasFile whether an image exists, by its path relative to the content file
 * @param checked those of the documents to validate; all, unless the others are known to be valid
 * @returns one sentence per mistake; none when the content is valid
 */
export async function checkContent(
  documents: StoredDocument[],
  hasFile: (path: string) => boolean,
  checked: StoredDocument[] = documents,
): Promise<Finding[]> {
  const schema = compileSchema()
  const client = createOfflineClient(documents)
  const types = new Map(documents.map(({ _id, _type }) => [_id, _type]))
  const each = await Promise.all(checked.map(findingsIn))
  return [...checkIds(documents), ...translationFindings(documents), ...each.flat()]

  async function findingsIn(document: StoredDocument): Promise<Finding[]> {
    const { _id, _type } = document
    const type = schema.get(_type)
    if (type?.type?.name !== 'document') return [`${_id}: the document type "${_type}" is unknown.`]
    const findings: Finding[] = []
    walk(document, type, { types, hasFile }, (path, sentence) => {
      findings.push(`${_id}, ${path}: ${sentence}`)
    })
    const { markers } = await validateDocument({
      document: afterImport(document),
      schema,
      client,
      // `walk` checks references, because it also knows the expected type.
      getDocumentExists: async () => true,
    })
    for (const { level, code, path, message } of markers) {
      // Outside a Studio, Sanity reports every mistake in an object as a warning, so advice is
      // recognized by its code, not by its level.
      if (level !== 'error' && ADVICE_CODES.includes(code ?? '')) continue
      findings.push(`${_id}, ${toFieldPath(path)}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`)
    }
    return findings
  }
}

function checkIds(documents: StoredDocument[]): Finding[] {
  const seen = new Set<string>()
  const translations = sourcesOf(documents)
  return documents.flatMap(({ _id, _type }) => {
    const findings: Finding[] = []
    if (seen.has(_id)) findings.push(`${_id}: two documents have this id.`)
    seen.add(_id)
    // Sanity never shows documents with a dot in their id to visitors.
    if (_id.includes('.')) findings.push(`${_id}: an id with a dot in it is never public.`)
    if (singletonTitles.has(_type) && _id !== _type && !translations.has(_id)) {
      findings.push(`${_id}: there is one ${_type} only, and its id must be "${_type}".`)
    }
    return findings
  })
}

function afterImport(document: StoredDocument) {
  const { _id, _type } = document
  const fields = withUploads(document, (file) => file)
  const system = { _id, _type, _rev: 'seed', _createdAt: STAMP, _updatedAt: STAMP }
  return { ...(isRecord(fields) ? fields : {}), ...system }
}

/** The rest of the content, as far as the check needs it. */
interface Surroundings {
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
function walk(value: unknown, type: SchemaType, around: Surroundings, report: Report): void {
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

/** One sentence for each place where a form that the site settings switch off is still named; no mistakes. */
export function formAdvice(documents: StoredDocument[]): string[] {
  const unused = unusedIn(documents.find(({ _id }) => _id === 'siteSettings'))
  return documents.flatMap((document) =>
    formUses(document, unused).map(
      ({ message, path = [] }) => `${document._id}, ${toFieldPath(path)}: ${message}`,
    ),
  )
}

/** One sentence for each page whose order puts bands of one ground together; no mistakes. */
export function seamAdvice(documents: StoredDocument[]): string[] {
  return documents.flatMap((document) =>
    checkSeams(document).map(({ message }) => `${document._id}: ${message}`),
  )
}
