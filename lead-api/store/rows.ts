import { isRecord, parseJson } from '#shared/json.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { fileKeysOf } from './lead-body.ts'
import type { CallAnswer, InboxLead, Lead, LeadFile } from '#lead-api/types.ts'
import type { Row } from './sql.ts'

const STATES = ['off', 'waiting', 'told', 'dead'] as const

type LeadWithoutFiles = Omit<Lead, 'files'>

/** A row of the table of leads; files that have not arrived are left out. */
export function toLead(row: Row, files: ReadonlyMap<string, LeadFile>): Lead {
  const call = LEAD_CALLS.find((name) => name === row['call'])
  if (call === undefined) throw new Error('The database has a lead of an unknown call.')
  const lead: LeadWithoutFiles = {
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
export function toInboxLead(row: Row, files: ReadonlyMap<string, LeadFile>): InboxLead {
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
