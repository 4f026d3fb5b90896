import { isRecord, parseJson } from '../../src/lib/json.ts'

/** `text`: JSON sent as text/plain, which needs no preflight. */
export type BodyFormat = 'json' | 'text' | 'form'

const TYPES: Record<BodyFormat, string> = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
}

/** A body, or a sentence that says why it cannot be read. */
export type ReadBody = { body: Record<string, unknown> } | { problem: string }

/** Reads a body in one of the formats that a call accepts. */
export function readBody(
  content: string,
  contentType: string | null,
  formats: readonly BodyFormat[],
): ReadBody {
  const type = mediaType(contentType)
  const format = formats.find((candidate) => TYPES[candidate] === type)
  if (format === undefined) {
    const wanted = formats.map((candidate) => TYPES[candidate]).join(' or ')
    return { problem: `The content type must be ${wanted}.` }
  }
  if (format === 'form') return { body: Object.fromEntries(new URLSearchParams(content)) }
  const body = parseJson(content)
  if (body === undefined) return { problem: 'The body is not valid JSON.' }
  return isRecord(body) ? { body } : { problem: 'The body must be an object.' }
}

/** `Text/HTML; charset=utf-8` becomes `text/html`. */
export function mediaType(contentType: string | null): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
