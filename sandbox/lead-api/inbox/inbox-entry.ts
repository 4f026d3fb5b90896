import { isRecord } from '#src/lib/json.ts'
import type { LeadResponse, Lead, LeadFile } from '../types.ts'

/** A stored lead with its response, which every repeat receives too. */
export interface Entry {
  lead: Omit<Lead, 'files'>
  answer: LeadResponse
}

/** Identifies repeats of a lead; undefined without an idempotency key. */
export function keyOf({
  call,
  idempotencyKey,
}: Pick<Lead, 'call' | 'idempotencyKey'>): string | undefined {
  return idempotencyKey === null ? undefined : `${call} ${idempotencyKey}`
}

/** Keys of the files of a lead: the one it got an upload address for, or those it names. */
export function fileKeysOf({ lead: { call, body }, answer }: Entry): string[] {
  if (call === 'upload') return [String(answer.body['key'])]
  const named: unknown = body['uploadedFiles']
  if (!Array.isArray(named)) return []
  return named.map((file: unknown) => String(isRecord(file) ? file['S3Key'] : ''))
}

/** True for a line of the journal that holds a lead. */
export function isEntry(line: unknown): line is Entry {
  return isRecord(line) && isRecord(line['lead']) && isRecord(line['answer'])
}

/** True for a line of the journal that holds a file. */
export function isFileLine(line: unknown): line is { file: LeadFile } {
  return isRecord(line) && isRecord(line['file'])
}
