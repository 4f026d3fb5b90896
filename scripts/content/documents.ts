import { isRecord } from '#shared/json.ts'
import { createClient } from '@sanity/client'
import { evaluateSync, parse, toJS } from 'groq-js'
import { Schema } from '@sanity/schema'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import type { Path } from '@sanity/types'
import { schemaTypes } from '#schemas/index.ts'
import { parseLines } from '#shared/stored-documents.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'

/** A problem of a document, as a sentence that names it. */
export type Finding = string

interface ParsedContent {
  documents: StoredDocument[]
  findings: Finding[]
}

/**
 * Reads the text of a content file: one JSON document per line (Sanity's import format).
 * @param name file name for the findings
 */
export function parseContent(text: string, name: string): ParsedContent {
  const findings: Finding[] = []
  const documents = parseLines(text, (line) =>
    findings.push(`${name}, line ${line}: this is not a JSON object with _id and _type.`),
  )
  return { documents, findings }
}

/** A content client that queries these documents, so that validation rules with queries work offline. */
export function createOfflineClient(documents: StoredDocument[]) {
  return createClient({
    projectId: 'offline',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (input) => respond(new URL(input), documents),
  })
}

async function respond(url: URL, dataset: StoredDocument[]): Promise<Response> {
  const query = url.searchParams.get('query') ?? 'null'
  const params = Object.fromEntries(
    [...url.searchParams]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
  )
  const value = evaluateSync(parse(query, { params }), { dataset, params })
  return Response.json({ result: toJS(value), query, ms: 0 })
}

/**
 * The content model as Sanity understands it, without a Studio and without a network.
 * @throws Error that names every mistake in the schemas
 */
export function compileSchema() {
  const problems = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) =>
    group.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${group.path.map(({ name }) => name).join(' › ')}: ${message}`),
  )
  if (problems.length > 0) throw new Error(`The schemas are wrong.\n${problems.join('\n')}`)
  const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
  return Schema.compile({ name: 'default', types: schemaTypes, parent })
}

/**
 * The value with its images as they are after an import, which uploads their files.
 * @param idOf the id of the asset that a file such as "image@file://./images/house.jpg" becomes
 */
export function withUploads(value: unknown, idOf: (file: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withUploads(item, idOf))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '_sanityAsset'
        ? ['asset', { _type: 'reference', _ref: idOf(String(inner)) }]
        : [key, withUploads(inner, idOf)],
    ),
  )
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
