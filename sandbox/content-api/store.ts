import { randomBytes, randomUUID } from 'node:crypto'
import { LOCAL_EDITOR } from '#sandbox/access.ts'
import { asText, objectsIn } from '#shared/json.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'

/** The one project and dataset of the sandbox. */
export const PROJECT = 'sandbox'
export const DATASET = 'production'

/** `drafts.a` becomes the published id `a`. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '')
}

/** A transaction id like Sanity's: 22 letters and digits. */
export function createRevisionId(): string {
  return randomBytes(11).toString('hex')
}

/** What one transaction did to one document; undefined before a creation and after a deletion. */
export interface Change {
  id: string
  before: StoredDocument | undefined
  after: StoredDocument | undefined
  /** In Sanity's wire format, as listeners receive them. */
  mutations: Record<string, unknown>[]
}

/** Several changes that take effect together; the id becomes the documents' `_rev`. */
export interface Transaction {
  id: string
  /** ISO time. */
  timestamp: string
  author: string
  changes: readonly Change[]
}

/** The documents that one kind of reader sees, in dataset order. */
export interface View {
  documents: readonly StoredDocument[]
  /** By `translations of <id>` too: the document that ties one to its translations. */
  byId: ReadonlyMap<string, StoredDocument>
}

/** An anonymous reader never sees ids with a dot, which Sanity treats as private. */
export interface Reader {
  perspective: Perspective
  isAnonymous: boolean
}

/** Which versions of a document a query sees: all, the published ones, or drafts in their places. */
export type Perspective = 'raw' | 'published' | 'drafts'

type TransactionListener = (transaction: Transaction) => void

/** All documents of the dataset, drafts included. */
export type Store = ReturnType<typeof createStore>

/** A store in memory. The documents of `seed` must have their revision and times. */
export function createStore(seed: readonly StoredDocument[]) {
  const seeded = new Map(seed.map((document) => [document._id, document]))
  const documents = new Map(seeded)
  const listeners = new Set<TransactionListener>()
  const transactions: Transaction[] = []
  const views = new Map<string, View>()
  let persist: TransactionListener | undefined
  let sorted: readonly StoredDocument[] | undefined

  /** Sorted by `_id`, so that a query without an order always gives the same result. */
  function all(): readonly StoredDocument[] {
    return (sorted ??= [...documents.values()].toSorted(byId))
  }

  /** What a reader sees; cached until the next edit. */
  function view({ perspective, isAnonymous }: Reader): View {
    const key = `${isAnonymous}:${perspective}`
    const readable = () => (isAnonymous ? all().filter(({ _id }) => !_id.includes('.')) : all())
    const found = views.get(key) ?? createView(versionsIn(readable(), perspective))
    views.set(key, found)
    return found
  }

  /** Applies a transaction of an earlier run. */
  function replay(transaction: Transaction): void {
    for (const { id, after } of transaction.changes) {
      if (after) documents.set(id, after)
      else documents.delete(id)
    }
    transactions.push(transaction)
    views.clear()
    sorted = undefined
  }

  /** Stores a transaction, first on disk, then in memory; throws when it cannot be written. */
  function commit(transaction: Transaction): void {
    if (transaction.changes.length === 0) return
    persist?.(transaction)
    replay(transaction)
    for (const listener of listeners) listener(transaction)
  }

  function change(id: string, after: StoredDocument | undefined, transactionId: string): void {
    const mutations = [after ? { createOrReplace: after } : { delete: { id } }]
    commit({
      id: transactionId,
      timestamp: new Date().toISOString(),
      author: LOCAL_EDITOR.id,
      changes: [{ id, before: documents.get(id), after, mutations }],
    })
  }

  return {
    all,
    view,
    commit,
    replay,
    get: (id: string) => documents.get(id),
    /** Adds or replaces a document; `_rev`, `_createdAt` and `_updatedAt` are filled in. */
    put(document: StoredDocument): StoredDocument {
      const now = new Date().toISOString()
      const _rev = randomUUID()
      const _createdAt =
        document['_createdAt'] ?? documents.get(document._id)?.['_createdAt'] ?? now
      const stored = { ...document, _createdAt, _updatedAt: now, _rev }
      change(stored._id, stored, _rev)
      return stored
    },
    remove(id: string): void {
      if (documents.has(id)) change(id, undefined, randomUUID())
    },
    /** Sets the function that writes transactions to disk before they take effect. */
    persistWith(write: TransactionListener): void {
      persist = write
    },
    /** Calls the listener with each transaction once it is stored; returns a function that removes it. */
    onTransaction(listener: TransactionListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Transactions of these documents, oldest first; a seed document starts with one that creates it. */
    historyOf(ids: readonly string[]): Transaction[] {
      const created = ids.flatMap((id) => creationOf(seeded.get(id)))
      return [
        ...created,
        ...transactions.filter(({ changes }) => changes.some(({ id }) => ids.includes(id))),
      ]
    },
  }
}

/** The made-up transaction that created a document of the seed. */
function creationOf(document: StoredDocument | undefined): Transaction[] {
  if (!document) return []
  const { _id: id, _rev, _createdAt } = document
  const mutations = [{ create: document }]
  const changes = [{ id, before: undefined, after: document, mutations }]
  return [{ id: String(_rev), timestamp: String(_createdAt), author: LOCAL_EDITOR.id, changes }]
}

/** Indexes documents that are already in dataset order. */
export function createView(documents: readonly StoredDocument[]): View {
  const ties = documents.filter(({ _type }) => _type === 'translation.metadata')
  // The first of several counts.
  const tied = ties.toReversed().flatMap((tie) => idsIn(tie).map((id) => [id, tie] as const))
  const own = documents.map((document) => [document._id, document] as const)
  return { documents, byId: new Map([...own, ...tied]) }
}

function idsIn(tie: StoredDocument): string[] {
  return objectsIn(tie).map(({ _ref }) => `translations of ${asText(_ref)}`)
}

function versionsIn(
  all: readonly StoredDocument[],
  perspective: Perspective,
): readonly StoredDocument[] {
  if (perspective === 'raw') return all
  const [drafts, published] = [true, false].map((isDraft) =>
    all.filter(({ _id }) => _id.startsWith('drafts.') === isDraft),
  )
  const shown = [...(published ?? []), ...(perspective === 'drafts' ? (drafts ?? []) : [])]
  const versions = new Map(shown.map((document) => [publishedId(document._id), document]))
  return [...versions]
    .map(([_id, document]) => ({ ...document, _id, _originalId: document._id }))
    .toSorted(byId)
}

/** The order of the dataset: ids by code unit. */
function byId(a: StoredDocument, b: StoredDocument): number {
  if (a._id === b._id) return 0
  return a._id < b._id ? -1 : 1
}

/**
 * Reads the `perspective` parameter: `raw`, `published`, `drafts`, or a list, which has drafts in it.
 * `apiVersion` is `1`, `X` or a date; the default is `published` from 2025-02-19 on, and `raw` before.
 */
export function readPerspective(value: string | undefined, apiVersion: string): Perspective {
  if (!value) return isNewVersion(apiVersion) ? 'published' : 'raw'
  return value === 'raw' || value === 'published' ? value : 'drafts'
}

/** From 2025-02-19 on, drafts are sent only on request. */
export function isNewVersion(apiVersion: string): boolean {
  return apiVersion === 'X' || apiVersion >= '2025-02-19'
}
