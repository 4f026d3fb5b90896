import { validateDocument, validationMarkerCodes } from '@sanity/validation'
import type { Path } from '@sanity/types'
import { ADVICE } from '#schemas/rules/context.ts'
import { singletonTypes } from '#schemas/index.ts'
import { createOfflineClient } from './content-client.ts'
import type { ContentDocument, Finding } from './content-file.ts'
import { isRecord } from '#shared/json.ts'
import { compileSchema } from './content-schema.ts'
import { walk } from './content-walk.ts'

const ADVICE_CODES: string[] = [validationMarkerCodes.stringMaximumLength, ADVICE]
const STAMP = '2025-01-01T00:00:00Z'

/**
 * Validates all documents against their schemas and against each other, offline.
 * @param hasFile whether an image exists, by its path relative to the content file
 * @returns one sentence per mistake; none when the content is valid
 */
export async function checkContent(
  documents: ContentDocument[],
  hasFile: (path: string) => boolean,
): Promise<Finding[]> {
  const schema = compileSchema()
  const client = createOfflineClient(documents)
  const types = new Map(documents.map(({ _id, _type }) => [_id, _type]))
  const findings = checkIds(documents)
  for (const document of documents) {
    const { _id, _type } = document
    const type = schema.get(_type)
    if (type?.type?.name !== 'document') {
      findings.push(`${_id}: the document type "${_type}" is unknown.`)
      continue
    }
    walk(document, type, { types, hasFile }, (path, sentence) => {
      findings.push(`${_id}, ${path}: ${sentence}`)
    })
    const { markers } = await validateDocument({
      document: { ...linkAssets(document), ...system(document) },
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
  }
  return findings
}

function checkIds(documents: ContentDocument[]): Finding[] {
  const seen = new Set<string>()
  return documents.flatMap(({ _id, _type }) => {
    const findings: Finding[] = []
    if (seen.has(_id)) findings.push(`${_id}: two documents have this id.`)
    seen.add(_id)
    // Sanity never shows documents with a dot in their id to visitors.
    if (_id.includes('.')) findings.push(`${_id}: an id with a dot in it is never public.`)
    if (singletonTypes.includes(_type) && _id !== _type) {
      findings.push(`${_id}: there is one ${_type} only, and its id must be "${_type}".`)
    }
    return findings
  })
}

/** Treats images that the import will upload as uploaded. */
function linkAssets(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '_sanityAsset'
        ? ['asset', { _type: 'reference', _ref: inner }]
        : [key, linkInner(inner)],
    ),
  )
}

function linkInner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linkInner)
  return isRecord(value) ? linkAssets(value) : value
}

function system({ _id, _type }: ContentDocument) {
  return { _id, _type, _rev: 'seed', _createdAt: STAMP, _updatedAt: STAMP }
}

/** A place in a document as a sentence names it: `sections["hero"].heading`. */
export function toFieldPath(path: Path): string {
  if (path.length === 0) return 'the whole document'
  return path
    .map((part) => {
      if (typeof part === 'string') return `.${part}`
      if (typeof part === 'number') return `[${part}]`
      if (Array.isArray(part)) return `[${part.join(':')}]`
      const { _key: key } = part
      return `["${key}"]`
    })
    .join('')
    .replace(/^\./, '')
}
