import { isRecord, parseJson } from '#shared/json.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import type { CallAnswer, InboxLead, Lead, LeadCall, LeadFile } from '#lead-api/types.ts'
import type { Row, Sql } from './sql.ts'

const STATES = ['off', 'waiting', 'told', 'dead'] as const

/** A row of the table of leads; files that have not arrived are left out. */
export function toLead(row: Row, files: ReadonlyMap<string, LeadFile>): Lead {
  const call = LEAD_CALLS.find((name) => name === row['call'])
  if (call === undefined) throw new Error('The database has a lead of an unknown call.')
  const lead = {
    id: String(row['id']),
    call,
    receivedAt: String(row['received_at']),
    idempotencyKey: textOrNull(row['idempotency_key']),
    repeats: Number(row['repeats']),
    headers: {
      origin: textOrNull(row['origin']),
      authorization: textOrNull(row['authorization']),
      contentType: textOrNull(row['content_type']),
    },
    body: record(row['body']),
  }
  const keys = fileKeysOf(lead, toAnswer(row))
  return { ...lead, files: keys.flatMap((key) => files.get(key) ?? []) }
}

/** A row of the table of leads with what has become of the lead. */
function toInboxLead(row: Row, files: ReadonlyMap<string, LeadFile>): InboxLead {
  const state = STATES.find((name) => name === row['forward_state']) ?? 'off'
  return {
    ...toLead(row, files),
    number: Number(row['number']),
    handledAt: textOrNull(row['handled_at']),
    forwarding: {
      state,
      tries: Number(row['forward_tries']),
      problem: textOrNull(row['forward_problem']),
    },
  }
}

/** The answer that a lead was given. */
export function toAnswer(row: Row): CallAnswer {
  return { status: Number(row['answer_status']), body: record(row['answer_body']) }
}

/** A row of the table of files. */
export function toFile(row: Row): LeadFile {
  return {
    key: String(row['key']),
    bytes: Number(row['bytes']),
    contentType: String(row['content_type']),
    sha256: String(row['sha256']),
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function record(json: unknown): Record<string, unknown> {
  const value = parseJson(textOrNull(json))
  return isRecord(value) ? value : {}
}

/** Rows of the table of leads, each with those of its files that have arrived. */
export async function withFiles(sql: Sql, rows: readonly Row[]): Promise<InboxLead[]> {
  const keys = rows.flatMap((row) => fileKeysOf(toLead(row, new Map()), toAnswer(row)))
  // One statement for all: a database of another machine takes only so many statements and values.
  const found =
    keys.length === 0
      ? []
      : await sql.run(
          "SELECT * FROM files WHERE state = 'stored' AND key IN (SELECT value FROM json_each(?))",
          JSON.stringify(keys),
        )
  const files = new Map(found.map(toFile).map((file) => [file.key, file]))
  return rows.map((row) => toInboxLead(row, files))
}

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
function fileKeysOf({ call, body }: Pick<Lead, 'call' | 'body'>, answer: CallAnswer): string[] {
  return call === 'upload' ? [String(answer.body['key'])] : namedKeys(body)
}

/** The keys of files that a body names, each once. */
export function namedKeys(body: Record<string, unknown>): string[] {
  const named: unknown = body['uploadedFiles']
  if (!Array.isArray(named)) return []
  return [...new Set(named.map((file: unknown) => String(isRecord(file) ? file['S3Key'] : '')))]
}
