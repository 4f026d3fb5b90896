import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { isRecord } from '#shared/json.ts'
import { LOCAL_EDITOR } from '#sandbox/access.ts'
import { badRequest } from '#sandbox/http.ts'

/** The one project and dataset of the sandbox. */
export const PROJECT = 'sandbox'
export const DATASET = 'production'

/** A document: Sanity's `_id` and `_type`, and the fields of its schema. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** True when `value` has a non-empty `_id` and `_type`. */
export function isDocument(value: unknown): value is StoredDocument {
  return isRecord(value) && isFilled(value['_id']) && isFilled(value['_type'])
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** `drafts.a` and `versions.r1.a` both become the published id `a`. */
export function publishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (id.startsWith('versions.')) return id.split('.').slice(2).join('.')
  return id
}

/** A transaction id like Sanity's: 22 letters and digits. */
export function createRevisionId(): string {
  return randomBytes(33)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)
}

/** What one transaction did to one document; undefined before a creation and after a deletion. */
export interface Change {
  id: string
  before: StoredDocument | undefined
  after: StoredDocument | undefined
  /** In Sanity's wire format, as listeners receive them. */
  mutations: Record<string, unknown>[]
  /** Index of the transaction's last mutation of this document. */
  index: number
}

/** Author, time (ISO 8601) and id of a transaction; the id becomes the documents' `_rev`. */
export interface TransactionHead {
  id: string
  timestamp: string
  author: string
}

export interface Transaction extends TransactionHead {
  changes: readonly Change[]
}

/** The documents that one kind of reader sees, in dataset order. */
export interface View {
  documents: readonly StoredDocument[]
  byId: ReadonlyMap<string, StoredDocument>
  byType: ReadonlyMap<string, readonly StoredDocument[]>
}

/** An anonymous reader never sees ids with a dot, which Sanity treats as private. */
export interface Reader {
  perspective: Perspective
  isAnonymous: boolean
}

/** Called with each transaction once it is stored. */
type TransactionListener = (transaction: Transaction) => void

/** All documents of the dataset, drafts included. */
export interface Store {
  /** Sorted by `_id`, so that a query without an order always gives the same result. */
  all: () => readonly StoredDocument[]
  get: (id: string) => StoredDocument | undefined
  /** What a reader sees; cached until the next edit. */
  view: (reader: Reader) => View
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
  /** Returns a function that removes the listener. */
  onTransaction: (listener: TransactionListener) => () => void
  /** Transactions of these documents, oldest first; a seed document starts with one that creates it. */
  historyOf: (ids: readonly string[]) => Transaction[]
  /** The transactions after this one; undefined when it is not known. */
  transactionsAfter: (id: string) => Transaction[] | undefined
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
  const seeded = new Map(seed.map((document) => [document._id, document]))
  const documents = new Map(seeded)
  const listeners = new Set<TransactionListener>()
  const transactions: Transaction[] = []
  const views = new Map<string, View>()
  let persist: TransactionListener | undefined
  let sorted: readonly StoredDocument[] | undefined

  function all(): readonly StoredDocument[] {
    return (sorted ??= [...documents.values()].toSorted(byId))
  }

  function replay(transaction: Transaction): void {
    for (const { id, after } of transaction.changes) {
      if (after) documents.set(id, after)
      else documents.delete(id)
    }
    transactions.push(transaction)
    views.clear()
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
    revision: string,
    timestamp: string,
  ): void {
    const mutations = [after ? { createOrReplace: after } : { delete: { id } }]
    commit({
      id: revision,
      timestamp,
      author: LOCAL_EDITOR.id,
      changes: [{ id, before: documents.get(id), after, mutations, index: 0 }],
    })
  }

  return {
    all,
    get: (id) => documents.get(id),
    view({ perspective, isAnonymous }) {
      const key = `${isAnonymous}:${String(perspective)}`
      const known = views.get(key)
      if (known) return known
      const readable = isAnonymous ? all().filter(({ _id }) => !_id.includes('.')) : all()
      const view = createView(
        perspective === 'raw' ? readable : bestVersions(readable, perspective),
      )
      views.set(key, view)
      return view
    },
    put(document) {
      const now = new Date().toISOString()
      const revision = randomUUID()
      const old = documents.get(document._id)
      const stored: StoredDocument = {
        ...document,
        _createdAt: document['_createdAt'] ?? old?.['_createdAt'] ?? now,
        _updatedAt: now,
        _rev: revision,
      }
      change(stored._id, stored, revision, now)
      return stored
    },
    remove(id) {
      if (!documents.has(id)) return false
      change(id, undefined, randomUUID(), new Date().toISOString())
      return true
    },
    commit,
    replay,
    persistWith: (write) => {
      persist = write
    },
    onTransaction(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    historyOf(ids) {
      const created = ids.flatMap((id) => creationOf(seeded.get(id)))
      const touched = transactions.filter(({ changes }) =>
        changes.some(({ id }) => ids.includes(id)),
      )
      return [...created, ...touched]
    },
    transactionsAfter(id) {
      const at = transactions.findLastIndex((transaction) => transaction.id === id)
      return at === -1 ? undefined : transactions.slice(at + 1)
    },
  }
}

/** The made-up transaction that created a document of the seed. */
function creationOf(document: StoredDocument | undefined): Transaction[] {
  if (!document) return []
  const { _id: id, _rev, _createdAt } = document
  const mutations = [{ create: document }]
  const changes = [{ id, before: undefined, after: document, mutations, index: 0 }]
  return [{ id: String(_rev), timestamp: String(_createdAt), author: LOCAL_EDITOR.id, changes }]
}

/** Indexes documents that are already in dataset order. */
export function createView(documents: readonly StoredDocument[]): View {
  return {
    documents,
    byId: new Map(documents.map((document) => [document._id, document])),
    byType: Map.groupBy(documents, ({ _type }) => _type),
  }
}

function bestVersions(all: readonly StoredDocument[], names: readonly string[]): StoredDocument[] {
  const best = new Map<string, { rank: number; document: StoredDocument }>()
  for (const document of all) {
    const rank = names.indexOf(perspectiveOf(document._id))
    const id = publishedId(document._id)
    const other = best.get(id)
    if (rank !== -1 && (!other || rank < other.rank)) best.set(id, { rank, document })
  }
  const overlaid = [...best].map(([id, { document }]) => ({
    ...document,
    _id: id,
    _originalId: document._id,
  }))
  return overlaid.toSorted(byId)
}

/** The order of the dataset: ids by code unit. */
function byId(a: StoredDocument, b: StoredDocument): number {
  if (a._id === b._id) return 0
  return a._id < b._id ? -1 : 1
}

/** Which versions of a document a query sees: `'raw'`, or names in order of preference. */
export type Perspective = 'raw' | readonly string[]

const PERSPECTIVE_NAME = /^[A-Za-z0-9_-]+$/

/**
 * Reads the `perspective` parameter (`raw`, `published`, `drafts`, its old name `previewDrafts`,
 * or a comma-separated list). `apiVersion` is `1`, `X` or a date; the default is `published`
 * from 2025-02-19 on, and `raw` before.
 * @throws ApiError for a perspective that Sanity refuses
 */
export function readPerspective(value: string | undefined, apiVersion: string): Perspective {
  if (!value) return isNewVersion(apiVersion) ? ['published'] : 'raw'
  const names = value.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  if (names.includes('raw')) {
    throw badRequest('The perspective "raw" cannot be combined with another one.')
  }
  const strange = names.find((name) => !PERSPECTIVE_NAME.test(name))
  if (strange !== undefined) throw badRequest(`Invalid perspective "${strange}".`)
  return names.includes('published') ? names : [...names, 'published']
}

/** From 2025-02-19 on, drafts are sent only on request. */
export function isNewVersion(apiVersion: string): boolean {
  return apiVersion === 'X' || apiVersion >= '2025-02-19'
}

/** The perspective that shows this id: `drafts`, a release's name, or `published`. */
function perspectiveOf(id: string): string {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return id.split('.')[1] ?? 'published'
  return 'published'
}
