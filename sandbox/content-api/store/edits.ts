import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord, parseJson } from '#shared/json.ts'
import { isDocument } from './document.ts'
import { openJournalFile, readJournalFile, replaceFile } from './journal-file.ts'
import type { StoredDocument } from './document.ts'
import type { JournalFile } from './journal-file.ts'
import type { Store } from './store.ts'
import type { Transaction } from '#sandbox/content-api/mutate/transaction.ts'

const FILE = 'edits.ndjson'
/** What editing stores, apart from caches. */
const STORED_FILES = [FILE, 'assets', 'key-values.json']
/** A longer journal is shortened at the next start: its old transactions become one. */
const MAX_LINES = 2_000
const RECENT_LINES = 500

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
 * Replays the transactions of earlier runs, then writes each new one to disk before it takes effect:
 * one line per transaction, with the whole documents after it, so that later changes of the seed do
 * not matter. Without a folder it does nothing. Returns a function that closes the file.
 */
export function persistEdits(
  store: Store,
  { stateDir, isReadOnly, origin, log }: Options,
): () => void {
  if (stateDir === undefined) return () => {}
  const path = join(stateDir, FILE)
  const journal = isReadOnly ? readOnly(path) : openShortened(path)
  journal.lines.forEach((text, index) => {
    const line = readLine(text)
    if (line) store.replay(toTransaction(line, store, origin))
    else log(`Edits: line ${index + 1} of ${FILE} cannot be read and is skipped.`)
  })
  store.persistWith((transaction) => journal.add(JSON.stringify(toLine(transaction))))
  return journal.close
}

function openShortened(path: string): JournalFile {
  shorten(path)
  return openJournalFile(path)
}

function readOnly(path: string): JournalFile {
  return { lines: readJournalFile(path), add: refuse, close: () => {} }
}

function refuse(): never {
  throw new Error('This sandbox only reads.')
}

/** Goes back to the seed content: forgets every edit and upload of this folder. */
export async function forgetEdits(stateDir: string): Promise<void> {
  for (const name of STORED_FILES) await rm(join(stateDir, name), { force: true, recursive: true })
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
  const written = documents
    .map((document) => withAddress(document, origin))
    .map((after) => ({
      id: after._id,
      before: store.get(after._id),
      after,
      mutations: [{ createOrReplace: after }],
      index: 0,
    }))
  const gone = removed.map((id) => ({
    id,
    before: store.get(id),
    after: undefined,
    mutations: [{ delete: { id } }],
    index: 0,
  }))
  return { ...head, changes: [...written, ...gone] }
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

function shorten(path: string): void {
  const lines = readJournalFile(path)
  if (lines.length <= MAX_LINES) return
  const old = lines.slice(0, -RECENT_LINES).flatMap((text) => readLine(text) ?? [])
  const last = old.at(-1)
  if (!last) return
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
}
