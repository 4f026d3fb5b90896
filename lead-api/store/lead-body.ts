import { isRecord, parseJson } from '#shared/json.ts'
import type { CallAnswer, Lead, LeadCall } from '#lead-api/types.ts'

/** Fields that may differ between two bodies of the same submission. */
const INCIDENTAL: Partial<Record<LeadCall, string>> = { 'inline-contact': 'timestamp' }

/** True when a body is the one that was stored as JSON under the same key. */
export function isSameBody(call: LeadCall, stored: string, body: Record<string, unknown>): boolean {
  return canonical(call, parseJson(stored)) === canonical(call, body)
}

/** One text for all bodies of the same submission. */
export function canonical(call: LeadCall, body: unknown): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (name !== '' && name === INCIDENTAL[call]) return undefined
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** Keys of the files of a lead: the one it got an upload address for, or those it names. */
export function fileKeysOf(
  { call, body }: Pick<Lead, 'call' | 'body'>,
  answer: CallAnswer,
): string[] {
  return call === 'upload' ? [String(answer.body['key'])] : namedKeys(body)
}

/** The keys of files that a body names, each once. */
export function namedKeys(body: Record<string, unknown>): string[] {
  const named: unknown = body['uploadedFiles']
  if (!Array.isArray(named)) return []
  return [...new Set(named.map((file: unknown) => String(isRecord(file) ? file['S3Key'] : '')))]
}
