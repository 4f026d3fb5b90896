import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRecord, parseJson } from '#shared/json.ts'
import { isDocument } from './store.ts'
import type { Store, StoredDocument, Transaction } from './store.ts'

const FILE = 'edits.ndjson'
/** What editing stores, apart from caches. */
const STORED_FILES = [FILE, 'assets', 'key-values.json']
/** A longer journal is shortened at the next start: its old transactions become one. */
const MAX_LINES = 2_000
const RECENT_LINES = 500

/** A transaction on disk: the whole documents after it, so that later changes of the seed do not matter. */
interface Line {
  id: string
  timestamp: string
  author: string
  documents: StoredDocument[]
  removed: string[]
}

interface Options {
  stateDir: string | undefined
  /** Another sandbox may be writing the file: it is only read, and transactions are refused. */
  isReadOnly: boolean
  /** `http://localhost:PORT`; the port may have changed since the last run. */
  origin: string
  log: (line: string) => void
}

/**
 * Replays the transactions of earlier runs, then appends each new one to a file before it takes effect,
 * one line per transaction. Without a folder it does nothing.
 */
export function persistEdits(store: Store, { stateDir, isReadOnly, origin, log }: Options): void {
  if (stateDir === undefined) return
  const path = join(stateDir, FILE)
  const lines = isReadOnly ? readLines(path) : openJournal(path)
  lines.forEach((text, index) => {
    const line = readLine(text)
    if (line) store.replay(toTransaction(line, store, origin))
    else log(`Edits: line ${index + 1} of ${FILE} cannot be read and is skipped.`)
  })
  store.persistWith((transaction) => {
    if (isReadOnly) throw new Error('This sandbox only reads.')
    mkdirSync(stateDir, { recursive: true })
    appendFileSync(path, `${JSON.stringify(toLine(transaction))}\n`)
  })
}

/** Goes back to the seed content: forgets every edit and upload of this folder. */
export async function forgetEdits(stateDir: string): Promise<void> {
  for (const name of STORED_FILES) await rm(join(stateDir, name), { force: true, recursive: true })
}

/** Replaces a file atomically: a crash leaves either the old or the new content. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const aside = `${path}.${process.pid}.new`
  writeFileSync(aside, content)
  renameSync(aside, path)
}

/** Complete lines only: one that a crash cut off was never acknowledged. */
function readLines(path: string): string[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
}

/** Removes what a crash cut off, so that nothing is appended to it, and shortens a long journal. */
function openJournal(path: string): string[] {
  if (!existsSync(path)) return []
  truncateSync(path, readFileSync(path).lastIndexOf('\n') + 1)
  const lines = readLines(path)
  if (lines.length <= MAX_LINES) return lines
  const old = lines.slice(0, -RECENT_LINES).flatMap((text) => readLine(text) ?? [])
  const last = old.at(-1)
  if (!last) return lines
  const state = new Map<string, StoredDocument | undefined>()
  for (const { documents, removed } of old) {
    for (const document of documents) state.set(document._id, document)
    for (const id of removed) state.set(id, undefined)
  }
  const merged: Line = {
    ...last,
    documents: [...state.values()].filter((document) => document !== undefined),
    removed: [...state].filter(([, document]) => !document).map(([id]) => id),
  }
  const shorter = [JSON.stringify(merged), ...lines.slice(-RECENT_LINES)]
  replaceFile(path, shorter.map((line) => `${line}\n`).join(''))
  return shorter
}

function toLine({ id, timestamp, author, changes }: Transaction): Line {
  return {
    id,
    timestamp,
    author,
    documents: changes.flatMap(({ after }) => after ?? []),
    removed: changes.filter(({ after }) => !after).map((change) => change.id),
  }
}

function toTransaction(line: Line, store: Store, origin: string): Transaction {
  const { documents, removed, ...head } = line
  const written = documents.map((document) => {
    const after = withAddress(document, origin)
    return { id: after._id, after, mutations: [{ createOrReplace: after }] }
  })
  const gone = removed.map((id) => ({ id, after: undefined, mutations: [{ delete: { id } }] }))
  const changes = [...written, ...gone].map((change) => ({
    ...change,
    before: store.get(change.id),
    index: 0,
  }))
  return { ...head, changes }
}

function withAddress(document: StoredDocument, origin: string): StoredDocument {
  const { _type, path } = document
  if (!_type.startsWith('sanity.') || typeof path !== 'string') return document
  return { ...document, url: `${origin}/${path}` }
}

function readLine(text: string): Line | undefined {
  const value = parseJson(text)
  if (!isRecord(value)) return undefined
  const { id, timestamp, author, documents, removed } = value
  if (typeof id !== 'string' || typeof timestamp !== 'string') return undefined
  if (typeof author !== 'string' || !Array.isArray(documents)) return undefined
  if (!Array.isArray(removed) || !documents.every(isDocument)) return undefined
  return { id, timestamp, author, documents, removed: removed.map(String) }
}
