import { createHash, randomUUID } from 'node:crypto'
import { createHistory } from '#sandbox/content-api/history/history.ts'
import { LOCAL_EDITOR } from '#sandbox/content-api/identity.ts'
import type { StoredDocument } from './document.ts'
import type { History } from '#sandbox/content-api/history/history.ts'
import type { Transaction } from '#sandbox/content-api/mutate/transaction.ts'

/** Called with each transaction once it is stored. */
type TransactionListener = (transaction: Transaction) => void

/** All documents of the dataset, drafts included. */
export interface Store {
  /** Sorted by `_id`, so that a query without an order always gives the same result. */
  all: () => readonly StoredDocument[]
  get: (id: string) => StoredDocument | undefined
  /** Adds or replaces a document; `_rev`, `_createdAt` and `_updatedAt` are filled in. */
  put: (document: StoredDocument) => StoredDocument
  /** Returns false when there was no such document. */
  remove: (id: string) => boolean
  /** Stores a transaction, first on disk, then in memory; throws when it cannot be written. */
  commit: (transaction: Transaction) => void
  /** Applies a transaction of an earlier run. */
  replay: (transaction: Transaction) => void
  /** Sets the function that writes transactions to disk before they take effect. */
  persistWith: (write: TransactionListener) => void
  /** Increases with every edit, so it can key caches. */
  version: () => number
  /** Returns a function that removes the listener. */
  onTransaction: (listener: TransactionListener) => () => void
  history: History
}

const SEED_TIME = '2026-01-01T00:00:00Z'

/** Adds the fields that the import format omits; the same input gives the same revision. */
export function withEnvelope(document: StoredDocument): StoredDocument {
  const revision = createHash('sha1').update(JSON.stringify(document)).digest('hex').slice(0, 22)
  return {
    _rev: revision,
    _createdAt: SEED_TIME,
    _updatedAt: document['_createdAt'] ?? SEED_TIME,
    ...document,
  }
}

/** A store in memory. The documents of `seed` must have their envelope. */
export function createStore(seed: readonly StoredDocument[]): Store {
  const documents = new Map(seed.map((document) => [document._id, document]))
  const listeners = new Set<TransactionListener>()
  const history = createHistory(new Map(documents))
  let persist: TransactionListener | undefined
  let version = 0
  let sorted: readonly StoredDocument[] | undefined

  function replay(transaction: Transaction): void {
    for (const { id, after } of transaction.changes) {
      if (after) documents.set(id, after)
      else documents.delete(id)
    }
    history.add(transaction)
    version += 1
    sorted = undefined
  }

  function commit(transaction: Transaction): void {
    if (transaction.changes.length === 0) return
    persist?.(transaction)
    replay(transaction)
    for (const listener of listeners) listener(transaction)
  }

  function change(
    id: string,
    after: StoredDocument | undefined,
    head: { id: string; now: string },
  ) {
    const mutation = after ? { createOrReplace: after } : { delete: { id } }
    commit({
      id: head.id,
      timestamp: head.now,
      author: LOCAL_EDITOR.id,
      changes: [{ id, before: documents.get(id), after, mutations: [mutation], index: 0 }],
    })
  }

  return {
    all: () => (sorted ??= [...documents.values()].toSorted(byId)),
    get: (id) => documents.get(id),
    put(document) {
      const head = { id: randomUUID(), now: new Date().toISOString() }
      const old = documents.get(document._id)
      const stored: StoredDocument = {
        ...document,
        _createdAt: document['_createdAt'] ?? old?.['_createdAt'] ?? head.now,
        _updatedAt: head.now,
        _rev: head.id,
      }
      change(stored._id, stored, head)
      return stored
    },
    remove(id) {
      if (!documents.has(id)) return false
      change(id, undefined, { id: randomUUID(), now: new Date().toISOString() })
      return true
    },
    commit,
    replay,
    persistWith: (write) => {
      persist = write
    },
    version: () => version,
    onTransaction(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    history,
  }
}

/** The order of the dataset: ids by code unit. */
export function byId(a: StoredDocument, b: StoredDocument): number {
  if (a._id === b._id) return 0
  return a._id < b._id ? -1 : 1
}
