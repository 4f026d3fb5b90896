import { randomHex, sign } from '#lead-api/hmac.ts'
import { canonical, isSameBody, namedKeys, toAnswer, toFile, toLead } from './rows.ts'
import { emailKey, searchTextOf } from './search-text.ts'
import { settingOf } from './sql.ts'
import type { CallAnswer, Lead, LeadCall, LeadFile } from '#lead-api/types.ts'
import type { Row, Sql } from './sql.ts'

/** A valid call that is to be stored, with its answer. */
export interface Arrival {
  call: LeadCall
  idempotencyKey: string | null
  headers: Lead['headers']
  body: Record<string, unknown>
  answer: CallAnswer
}

/** What is known of a call whose key came before: the first answer, or that its body was another. */
export type Known = { answer: CallAnswer } | 'other-body'

/** The lead names a file that it cannot have: its key was never given out, or another lead has it. */
export type UnknownFile = 'unknown-file'

/** Too many leads of a day have the same e-mail address; the next may come at this time. */
export interface TooMany {
  from: Date
}

/** The leads and their files. Every function rejects with `StorageUnavailable` when it cannot work. */
export interface LeadStore {
  /** Counts a repeat of a key and returns what is known of it; undefined for a new key, or for none. */
  repeat: (arrival: Omit<Arrival, 'answer' | 'headers'>) => Promise<Known | undefined>
  /** Stores a lead; of two at once with one key, the second gets what is known of the first. */
  add: (arrival: Arrival) => Promise<Known | UnknownFile | TooMany>
  /** A file that has arrived. */
  file: (key: string) => Promise<LeadFile | undefined>
  /** Stores a lead and forgets it; rejects when that cannot be done. */
  probe: () => Promise<void>
  /** The oldest first. */
  leads: () => Promise<Lead[]>
  /** Deletes all leads and files and forgets the keys; returns the keys of the files. */
  empty: () => Promise<string[]>
}

/** `forward_at` of a lead that was never tried. */
export const NEVER_TRIED = 0

const DAY_MS = 24 * 60 * 60 * 1000
const IS_FREE = 'key IN (SELECT value FROM json_each(?)) AND lead_id IS NULL'
const OF_EMAIL = 'email_hash = ? AND received_at > ?'
const INSERT = `INSERT INTO leads (id, call, received_at, idempotency_key, origin, authorization,
  content_type, body, search_text, answer_status, answer_body, forward_state, forward_at,
  email_hash, body_hash, has_linked_files, is_indexed)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 1
  WHERE ? = (SELECT count(*) FROM files WHERE ${IS_FREE})
  AND ? > (SELECT count(*) FROM leads WHERE ${OF_EMAIL})
  ON CONFLICT DO NOTHING RETURNING id`
const CLAIM = `UPDATE files SET lead_id = ? WHERE ${IS_FREE} AND EXISTS (
  SELECT 1 FROM leads WHERE id = ?)`
const SIGN = `INSERT INTO files (key, content_type, bytes, sha256, stored_at, state)
  SELECT ?, ?, 0, '', ?, 'signed' WHERE EXISTS (SELECT 1 FROM leads WHERE id = ?)`

/**
 * The leads in a database.
 * @param isForwarded whether leads of a call wait to be forwarded from now on
 * @param mostPerEmail how many leads of a day may have the same e-mail address
 */
export function createLeadStore(
  sql: Sql,
  isForwarded: (call: LeadCall) => boolean = () => false,
  mostPerEmail: number = Number.MAX_SAFE_INTEGER,
): LeadStore {
  const hashes = createHashes(sql)

  async function repeat({ call, idempotencyKey, body }: Omit<Arrival, 'answer' | 'headers'>) {
    if (idempotencyKey === null) return undefined
    const [row] = await sql.run(
      'SELECT id, body, body_hash, answer_status, answer_body FROM leads WHERE call = ? AND idempotency_key = ?',
      call,
      idempotencyKey,
    )
    if (row === undefined) return undefined
    const isSame =
      typeof row['body'] === 'string'
        ? isSameBody(call, row['body'], body)
        : // Of a deleted lead only the hash is left; one of an older version has not even that.
          row['body_hash'] === null || row['body_hash'] === (await hashes.ofBody(call, body))
    if (!isSame) return 'other-body'
    await sql.run('UPDATE leads SET repeats = repeats + 1 WHERE id = ?', String(row['id']))
    return { answer: toAnswer(row) }
  }

  async function add(arrival: Arrival): Promise<Known | UnknownFile | TooMany> {
    const { call, idempotencyKey, headers, body, answer } = arrival
    const [id, now] = [crypto.randomUUID(), new Date().toISOString()]
    const keys = call === 'funding' ? namedKeys(body) : []
    const list = JSON.stringify(keys)
    const emailHash = await hashes.ofEmail(body)
    const ofEmail = [emailHash, new Date(Date.now() - DAY_MS).toISOString()]
    const lead = [
      id,
      call,
      now,
      idempotencyKey,
      headers.origin,
      headers.authorization,
      headers.contentType,
      JSON.stringify(body),
      searchTextOf(body),
      answer.status,
      JSON.stringify(answer.body),
      isForwarded(call) ? 'waiting' : 'off',
      NEVER_TRIED,
      emailHash,
      await hashes.ofBody(call, body),
    ]
    const signed = [String(answer.body['key']), String(body['ContentType']), now, id]
    const [rows] = await sql.batch([
      { text: INSERT, values: [...lead, keys.length, list, mostPerEmail, ...ofEmail] },
      ...(keys.length > 0 ? [{ text: CLAIM, values: [id, list, id] }] : []),
      ...(call === 'upload' ? [{ text: SIGN, values: signed }] : []),
    ])
    if (rows?.length === 1) return { answer }
    const known = await repeat(arrival)
    if (known) return known
    const [free] = await sql.run(`SELECT count(*) AS count FROM files WHERE ${IS_FREE}`, list)
    if (free?.['count'] !== keys.length) return 'unknown-file'
    const times = `SELECT received_at FROM leads WHERE ${OF_EMAIL} ORDER BY received_at DESC`
    const newest = await sql.run(`${times} LIMIT ?`, ...ofEmail, mostPerEmail)
    if (newest.length === mostPerEmail) {
      return { from: new Date(Date.parse(String(newest.at(-1)?.['received_at'])) + DAY_MS) }
    }
    // The other one may have been deleted between the two statements.
    return add(arrival)
  }

  async function leads(): Promise<Lead[]> {
    const rows = await sql.run('SELECT * FROM leads WHERE body IS NOT NULL ORDER BY number')
    const files = new Map((await sql.run("SELECT * FROM files WHERE state = 'stored'")).map(keyed))
    return rows.map((row) => toLead(row, files))
  }

  return {
    repeat,
    add,
    leads,
    probe: async () => {
      const columns = 'id, call, received_at, body, answer_status, answer_body, has_linked_files'
      const text = `INSERT INTO leads (${columns}) VALUES ('probe', 'probe', '', ?, 0, '', 1)`
      await sql.batch([
        { text, values: ['x'.repeat(8192)] },
        { text: "DELETE FROM leads WHERE id = 'probe'", values: [] },
      ])
    },
    file: async (key) => {
      const [row] = await sql.run("SELECT * FROM files WHERE key = ? AND state = 'stored'", key)
      return row && toFile(row)
    },
    empty: async () => {
      const files = await sql.run('SELECT key FROM files')
      await sql.batch([
        { text: 'DELETE FROM leads', values: [] },
        { text: 'DELETE FROM files', values: [] },
      ])
      return files.map((row) => String(row['key']))
    },
  }
}

function keyed(row: Row): [string, LeadFile] {
  const file = toFile(row)
  return [file.key, file]
}

/** Hashes with a secret of the service: they tell whether two are the same, and nothing else. */
export interface Hashes {
  /** Of the address that a body gives, however it is written; null without one. */
  ofEmail: (body: Record<string, unknown>) => Promise<string | null>
  /** The same for all bodies of one submission. */
  ofBody: (call: LeadCall, body: Record<string, unknown>) => Promise<string>
}

export function createHashes(sql: Sql): Hashes {
  let made: string | undefined
  async function secret(): Promise<string> {
    made ??= await settingOf(sql, 'hash-secret', () => randomHex(32))
    return made
  }

  return {
    ofEmail: async ({ email }) => {
      const key = typeof email === 'string' ? emailKey(email) : undefined
      return key === undefined ? null : sign(`email ${key}`, await secret())
    },
    ofBody: async (call, body) => sign(`body ${canonical(call, body)}`, await secret()),
  }
}
