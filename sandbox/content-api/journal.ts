import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord, parseJson } from '#shared/json.ts'
import { isDocument } from '#shared/stored-documents.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Store } from './store.ts'

export const FILE = 'edits.ndjson'
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
  const lines = existsSync(path) ? readLines(path, log) : []
  for (const line of lines) store.replay(toTransaction(line, store, origin))
  // Also leaves out what a crash has cut off, so that nothing is appended to it.
  if (!isReadOnly && existsSync(path)) replaceFile(path, lines.map(textOf).join(''))
  store.persistWith(({ changes, ...head }) => {
    if (isReadOnly) throw new Error('This sandbox only reads.')
    const documents = changes.flatMap(({ after }) => after ?? [])
    const removed = changes.filter(({ after }) => !after).map(({ id }) => id)
    mkdirSync(stateDir, { recursive: true })
    appendFileSync(path, textOf({ ...head, documents, removed }))
  })
}

/** Replaces a file atomically: a crash leaves either the old or the new content. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const aside = `${path}.${process.pid}.new`
  writeFileSync(aside, content)
  renameSync(aside, path)
}

/** Complete lines only: one that a crash cut off was never acknowledged. */
function readLines(path: string, log: (line: string) => void): Line[] {
  const complete = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return complete.flatMap((text, index) => {
    const line = readLine(text)
    if (!line) log(`Edits: line ${index + 1} of ${FILE} cannot be read and is skipped.`)
    return line ?? []
  })
}

function textOf(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

function toTransaction({ documents, removed, ...head }: Line, store: Store, origin: string) {
  const written = documents.map((document) => {
    const after = withAddress(document, origin)
    return { id: after._id, after, mutations: [{ createOrReplace: after }] }
  })
  const gone = removed.map((id) => ({ id, after: undefined, mutations: [{ delete: { id } }] }))
  const changes = [...written, ...gone]
  return { ...head, changes: changes.map((one) => ({ ...one, before: store.get(one.id) })) }
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
  if (!Array.isArray(documents) || !documents.every(isDocument)) return undefined
  if (!Array.isArray(removed)) return undefined
  return {
    id: String(id),
    timestamp: String(timestamp),
    author: String(author),
    documents,
    removed: removed.map(String),
  }
}
