import { isRecord, parseJson } from '#shared/json.ts'

/** One line of a content file that has an id and a type. */
export interface ContentDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A problem of a document, as a sentence that names it. */
export type Finding = string

interface ParsedContent {
  documents: ContentDocument[]
  findings: Finding[]
}

/**
 * Reads the text of a content file: one JSON document per line (Sanity's import format).
 * @param name file name for the findings
 */
export function parseContent(text: string, name: string): ParsedContent {
  const documents: ContentDocument[] = []
  const findings: Finding[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const document = parseJson(line)
    if (isDocument(document)) documents.push(document)
    else findings.push(`${name}, line ${index + 1}: this is not a JSON object with _id and _type.`)
  }
  return { documents, findings }
}

function isDocument(value: unknown): value is ContentDocument {
  return isRecord(value) && typeof value['_id'] === 'string' && typeof value['_type'] === 'string'
}
