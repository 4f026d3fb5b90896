import { DAY_MS } from '#shared/dates.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { isFormName } from '#shared/leads/forms.ts'
import { sourceIn } from '#shared/leads/source.ts'
import { canonicalBody } from '#shared/leads/index.ts'
import { sign } from '#lead-api/hmac.ts'
import { CLOSED_AS, LEAD_CALLS, LEAD_STATES, SPAM_REASONS } from '#lead-api/types.ts'
import { FREE_TEXTS, MOST_ADDRESSES, tellingText } from '#lead-api/guard/spam.ts'
import { emailKey, mailboxOf, searchTextOf } from './search-text.ts'
import { secretOf, textOrNull, timeAgo } from './sql.ts'
import type { LeadSource } from '#shared/leads/source.ts'
import type {
  CallAnswer,
  Delivery,
  SpamReason,
  InboxLead,
  Lead,
  LeadCall,
  LeadFile,
} from '#lead-api/types.ts'
import type { Row, Sql } from './sql.ts'

type Body = Record<string, unknown>

/** A valid call that is to be stored, with its answer. */
export interface Arrival {
  call: LeadCall
  idempotencyKey: string | null
  headers: Lead['headers']
  language: string | null
  source: LeadSource | null
  /** Why it is suspected spam. */
  reason: SpamReason | null
  body: Body
  answer: CallAnswer
}

/** What became of a lead; of a key that came before, its first answer. */
export type Stored =
  | { answer: CallAnswer }
  /** The key came before with other values. */
  | 'other-body'
  /** It names a file that it cannot have: its key was never given out, or another lead has it. */
  | 'unknown-file'
  /** Too many leads of a day have the same email address; the next may come at this time. */
  | { from: Date }

/** `forward_at` of a lead that was never tried. */
const NEVER_TRIED = 0

const IS_FREE = 'key IN (SELECT value FROM json_each(?)) AND lead_id IS NULL'
const OF_EMAIL = 'email_hash = ? AND received_at > ?'
const INSERT = `INSERT INTO leads (id, call, received_at, idempotency_key, origin, authorization,
  content_type, language, source, folder, reason, body, search_text, answer_status, answer_body, forward_state, forward_at,
  mail_state, email_hash, body_hash)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
  WHERE ? = (SELECT count(*) FROM files WHERE ${IS_FREE})
  AND ? > (SELECT count(*) FROM leads WHERE ${OF_EMAIL})
  ON CONFLICT DO NOTHING RETURNING id`
// Of the last leads only, so that a new one waits for milliseconds.
const SAME_TEXT = `SELECT count(DISTINCT email_hash) AS addresses FROM leads
  WHERE number > (SELECT max(number) FROM leads) - 1000 AND received_at > ? AND email_hash <> ?
  AND ? IN (${FREE_TEXTS.map((name) => `body ->> '$.${name}'`).join(', ')})`
const CLAIM = `UPDATE files SET lead_id = ? WHERE ${IS_FREE} AND EXISTS (
  SELECT 1 FROM leads WHERE id = ?)`
const SIGN = `INSERT INTO files (key, content_type, bytes, sha256, stored_at, state)
  SELECT ?, ?, 0, '', ?, 'signed' WHERE EXISTS (SELECT 1 FROM leads WHERE id = ?)`

/** The leads and their files. Every function rejects with `StorageUnavailable` when it cannot work. */
export type LeadStore = ReturnType<typeof createLeadStore>

interface LeadStoreOptions {
  /** Leads wait to be forwarded from now on. */
  forwards?: boolean
  /** Visitors may get an answer by email. */
  answers?: boolean
  /** How many leads of a day may have the same email address. */
  mostPerEmail?: number | undefined
}

export function createLeadStore(
  sql: Sql,
  { forwards, answers, mostPerEmail = Number.MAX_SAFE_INTEGER }: LeadStoreOptions = {},
) {
  const secret = secretOf(sql, 'hash-secret')

  /** A keyed hash: it shows whether two values are the same, and nothing else. */
  async function hashOf(text: string): Promise<string> {
    return sign(text, await secret())
  }

  async function emailHashOf(body: Body): Promise<string | null> {
    const email = typeof body['email'] === 'string' ? emailKey(body['email']) : undefined
    return email === undefined ? null : hashOf(`email ${mailboxOf(email)}`)
  }

  /** Several other addresses have sent this text within a day: their number is that of a program. */
  async function repeatedText(body: Body, emailHash: string | null): Promise<'same-text' | null> {
    const text = emailHash === null ? undefined : tellingText(body)
    if (text === undefined) return null
    const [row] = await sql.run(SAME_TEXT, timeAgo(DAY_MS), emailHash, text)
    return Number(row?.['addresses']) >= MOST_ADDRESSES ? 'same-text' : null
  }

  /** Counts a repeat of a key and returns what is known of it; undefined for a new key, or for none. */
  async function repeat({
    call,
    idempotencyKey,
    body,
  }: Pick<Arrival, 'call' | 'idempotencyKey' | 'body'>): Promise<Stored | undefined> {
    if (idempotencyKey === null) return undefined
    const [row] = await sql.run(
      'SELECT id, body, body_hash, answer_status, answer_body FROM leads WHERE call = ? AND idempotency_key = ?',
      call,
      idempotencyKey,
    )
    if (row === undefined) return undefined
    const { body: stored, body_hash: hash } = row
    const isStored =
      typeof stored === 'string' &&
      canonicalBody(call, parseJson(stored)) === canonicalBody(call, body)
    // One that was corrected or deleted has the hash of what was sent; of an older version not even that.
    const isSame =
      isStored ||
      (hash === null
        ? stored === null
        : hash === (await hashOf(`body ${canonicalBody(call, body)}`)))
    if (!isSame) return 'other-body'
    await sql.run('UPDATE leads SET repeats = repeats + 1 WHERE id = ?', String(row['id']))
    return { answer: answerOf(row) }
  }

  /** Stores a lead; of two at once with one key, the second gets what is known of the first. */
  async function add(arrival: Arrival): Promise<Stored> {
    const { call, idempotencyKey, headers, language, source, body, answer } = arrival
    const [id, now] = [crypto.randomUUID(), new Date().toISOString()]
    const keys = call === 'funding' ? namedKeys(body) : []
    const list = JSON.stringify(keys)
    const emailHash = await emailHashOf(body)
    const reason = arrival.reason ?? (await repeatedText(body, emailHash))
    const goesOn = isFormName(call) && reason === null
    const ofEmail = [emailHash, timeAgo(DAY_MS)]
    const lead = [
      id,
      call,
      now,
      idempotencyKey,
      headers.origin,
      headers.authorization,
      headers.contentType,
      language,
      source && JSON.stringify(source),
      reason === null ? 'inbox' : 'suspected',
      reason,
      JSON.stringify(body),
      searchTextOf(body),
      answer.status,
      JSON.stringify(answer.body),
      goesOn && forwards ? 'waiting' : 'off',
      NEVER_TRIED,
      goesOn && answers && emailHash !== null ? 'waiting' : 'off',
      emailHash,
      await hashOf(`body ${canonicalBody(call, body)}`),
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

  return {
    repeat,
    add,
    /** All leads, the oldest first. */
    leads: async (): Promise<InboxLead[]> =>
      withFiles(
        sql,
        await sql.run(
          "SELECT * FROM leads WHERE body IS NOT NULL AND folder <> 'bin' ORDER BY number",
        ),
      ),
    /** Puts another body in the place of a lead's, which was typed wrong. */
    correct: async (id: string, body: Body): Promise<void> => {
      await sql.run(
        'UPDATE leads SET body = ?, search_text = ?, email_hash = ? WHERE id = ? AND body IS NOT NULL',
        JSON.stringify(body),
        searchTextOf(body),
        await emailHashOf(body),
        id,
      )
    },
    /** Stores a lead and forgets it; rejects when that cannot be done. */
    probe: async (): Promise<void> => {
      const columns = 'id, call, received_at, body, answer_status, answer_body'
      const text = `INSERT INTO leads (${columns}) VALUES ('probe', 'probe', '', ?, 0, '')`
      await sql.batch([
        { text, values: ['x'.repeat(8192)] },
        { text: "DELETE FROM leads WHERE id = 'probe'", values: [] },
      ])
    },
    /** A file that has arrived. */
    file: async (key: string): Promise<LeadFile | undefined> => {
      const [row] = await sql.run("SELECT * FROM files WHERE key = ? AND state = 'stored'", key)
      return row && fileOf(row)
    },
    /** Deletes all leads and files and forgets the keys; returns the keys of the files. */
    empty: async (): Promise<string[]> => {
      const files = await sql.run('SELECT key FROM files')
      await sql.batch([
        { text: 'DELETE FROM leads', values: [] },
        { text: 'DELETE FROM files', values: [] },
      ])
      return files.map((row) => String(row['key']))
    },
  }
}

/** Rows of the table of leads, each with those of its files that have arrived. */
export async function withFiles(sql: Sql, rows: readonly Row[]): Promise<InboxLead[]> {
  const files = await filesOf(sql, rows)
  return rows.map((row) => ({ ...leadOf(row, files), ...workOf(row) }))
}

async function filesOf(sql: Sql, rows: readonly Row[]): Promise<Map<string, LeadFile>> {
  const keys = rows.flatMap(fileKeysOf)
  // One statement for all: a database of another machine takes only so many statements and values.
  const found =
    keys.length === 0
      ? []
      : await sql.run(
          "SELECT * FROM files WHERE state = 'stored' AND key IN (SELECT value FROM json_each(?))",
          JSON.stringify(keys),
        )
  return new Map(found.map(fileOf).map((file) => [file.key, file]))
}

const STATES = ['off', 'waiting', 'told', 'dead'] as const

function leadOf(row: Row, files: ReadonlyMap<string, LeadFile>): Lead {
  const call = LEAD_CALLS.find((name) => name === row['call'])
  if (call === undefined) throw new Error('The database has a lead of an unknown call.')
  return {
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
    language: textOrNull(row['language']),
    source: sourceIn(parseJson(textOrNull(row['source']))),
    folder: row['folder'] === 'suspected' ? 'suspected' : 'inbox',
    reason: SPAM_REASONS.find((name) => name === row['reason']) ?? null,
    body: bodyOf(row['body']),
    files: fileKeysOf(row).flatMap((key) => files.get(key) ?? []),
  }
}

/** What has become of a lead. */
function workOf(row: Row): Omit<InboxLead, keyof Lead> {
  return {
    number: Number(row['number']),
    state: LEAD_STATES.find((name) => name === row['state']) ?? 'new',
    closedAs: CLOSED_AS.find((name) => name === row['closed_as']) ?? null,
    owner: textOrNull(row['owner']),
    nextAt: textOrNull(row['next_at']),
    lastAct: textOrNull(row['last_act']),
    ofPerson: Number(row['of_person'] ?? 1),
    forwarding: deliveryOf(row, 'forward'),
    answering: deliveryOf(row, 'mail'),
  }
}

function deliveryOf(row: Row, queue: 'forward' | 'mail'): Delivery {
  return {
    state: STATES.find((name) => name === row[`${queue}_state`]) ?? 'off',
    tries: Number(row[`${queue}_tries`]),
    problem: textOrNull(row[`${queue}_problem`]),
  }
}

function answerOf(row: Row): CallAnswer {
  return { status: Number(row['answer_status']), body: bodyOf(row['answer_body']) }
}

function fileOf(row: Row): LeadFile {
  return {
    key: String(row['key']),
    bytes: Number(row['bytes']),
    contentType: String(row['content_type']),
    sha256: String(row['sha256']),
  }
}

/**
 * The body in a column, which is JSON; empty for a deleted lead. Half an emoji, which JSON can hold and no
 * address can, is replaced.
 */
export function bodyOf(json: unknown): Body {
  const value = parseJson(textOrNull(json), (_, item) =>
    typeof item === 'string' ? item.toWellFormed() : item,
  )
  return isRecord(value) ? value : {}
}

/** Keys of the files of a lead: the one it got an upload address for, or those it names. */
function fileKeysOf(row: Row): string[] {
  const isUpload = row['call'] === 'upload'
  return isUpload ? [String(answerOf(row).body['key'])] : namedKeys(bodyOf(row['body']))
}

/** The keys of files that a body names, each once. */
export function namedKeys(body: Body): string[] {
  const named: unknown = body['uploadedFiles']
  if (!Array.isArray(named)) return []
  return [...new Set(named.map((file: unknown) => String(isRecord(file) ? file['S3Key'] : '')))]
}
