import { isRecord, parseJson } from './json.ts'

/** A document: Sanity's `_id` and `_type`, and the fields of its schema. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** True when `value` has a non-empty `_id` and `_type`. */
export function isDocument(value: unknown): value is StoredDocument {
  return isRecord(value) && isFilled(value['_id']) && isFilled(value['_type'])
}

function isFilled(field: unknown): boolean {
  return typeof field === 'string' && field !== ''
}

/**
 * The documents of a text with one of them per line.
 * @param report receives the number of each line that is none
 */
export function parseLines(text: string, report: (line: number) => void): StoredDocument[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const value = parseJson(line)
    if (isDocument(value)) return [value]
    report(index + 1)
    return []
  })
}
