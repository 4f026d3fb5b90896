import { isRecord, parseJson } from '#shared/json.ts'

/** `text`: JSON sent as text/plain, which needs no preflight. */
export type BodyFormat = 'json' | 'text' | 'form'

const TYPES: Record<BodyFormat, string> = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
}

/** Objects and lists within each other; the deepest call has three levels. */
const MOST_LEVELS = 8

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
  if (isDeeper(body, MOST_LEVELS)) return { problem: 'The body has too many levels.' }
  return isRecord(body) ? { body } : { problem: 'The body must be an object.' }
}

/** True when a value has more than that many levels; looks no deeper itself. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1))
}

/** `Text/HTML; charset=utf-8` becomes `text/html`. */
export function mediaType(contentType: string | null): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
