import { isRecord } from '#src/lib/json.ts'
import type { LeadResponse, Lead, LeadFile } from '../types.ts'

/** A lead as it is kept, with the answer that every repeat of it gets. */
export interface Entry {
  lead: Omit<Lead, 'files'>
  answer: LeadResponse
}

/** What a repeat is known by; none without a key. */
export function keyOf({
  call,
  idempotencyKey,
}: Pick<Lead, 'call' | 'idempotencyKey'>): string | undefined {
  return idempotencyKey === null ? undefined : `${call} ${idempotencyKey}`
}

/** The files a lead is about: the one it was given an address for, or those it names. */
export function fileKeysOf({ lead: { call, body }, answer }: Entry): string[] {
  if (call === 'upload') return [String(answer.body['key'])]
  const named: unknown = body['uploadedFiles']
  if (!Array.isArray(named)) return []
  return named.map((file: unknown) => String(isRecord(file) ? file['S3Key'] : ''))
}

/** True for a line of the inbox's file that holds a lead. */
export function isEntry(line: unknown): line is Entry {
  return isRecord(line) && isRecord(line['lead']) && isRecord(line['answer'])
}

/** True for a line of the inbox's file that tells of a file. */
export function isFileLine(line: unknown): line is { file: LeadFile } {
  return isRecord(line) && isRecord(line['file'])
}
