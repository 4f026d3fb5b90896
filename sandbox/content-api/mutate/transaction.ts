import { randomUUID } from 'node:crypto'
import { isDocument } from '#sandbox/content-api/store/document.ts'
import { alreadyExists, invalidMutation, notFound, wrongRevision } from './errors.ts'
import { patchDocument, withArrayKeys } from './patch.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { CreateKind, MutationRequest, Selection } from './mutations.ts'

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

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/** The dataset before a transaction. */
export interface Base {
  get: (id: string) => StoredDocument | undefined
  /** Ids of the documents that a GROQ query matches. */
  find: (query: string, params: Record<string, unknown>) => string[]
}

/** An unfinished transaction; later mutations see the earlier ones. */
export interface OpenTransaction {
  get: (id: string) => StoredDocument | undefined
  /** @throws MutationError */
  apply: (mutation: MutationRequest) => MutationResult[]
  finish: () => Transaction
}

interface Options {
  autoGenerateArrayKeys?: boolean
}

const DOCUMENT_ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/

/** Starts a transaction; `base` is not changed. */
export function openTransaction(
  base: Base,
  head: TransactionHead,
  options: Options = {},
): OpenTransaction {
  const changes = new Map<string, Change>()
  let index = -1

  function get(id: string): StoredDocument | undefined {
    const change = changes.get(id)
    return change ? change.after : base.get(id)
  }

  function write(id: string, after: StoredDocument | undefined, mutation: Record<string, unknown>) {
    const change = changes.get(id)
    const mutations = [...(change?.mutations ?? []), mutation]
    const before = change ? change.before : base.get(id)
    const keyed = options.autoGenerateArrayKeys ? withArrayKeys(after, randomKey) : after
    changes.set(id, { id, before, after: keyed, mutations, index })
  }

  function create(kind: CreateKind, asked: Record<string, unknown>): MutationResult {
    const id = fullId(asked['_id'])
    const document = { ...asked, _id: id }
    if (!DOCUMENT_ID.test(id)) throw invalidMutation(`Invalid document ID "${id}"`, index)
    if (!isDocument(document)) throw invalidMutation('Document must have a _type', index)
    const existing = get(id)
    if (existing && kind === 'create') throw alreadyExists(id, index)
    if (existing && kind === 'createIfNotExists') return { id, operation: 'none' }
    // Sanity deletes and creates again: unless given, the time of creation is now.
    const stored = { ...document, _createdAt: document['_createdAt'] ?? head.timestamp }
    write(id, stored, { [kind]: stored })
    return { id, operation: existing ? 'update' : 'create' }
  }

  function select(selection: Selection): string[] {
    return 'ids' in selection ? selection.ids : base.find(selection.query, selection.params)
  }

  function apply(mutation: MutationRequest): MutationResult[] {
    index += 1
    if (mutation.kind === 'delete') {
      return select(mutation.selection).flatMap((id) => {
        if (!get(id)) return []
        write(id, undefined, { delete: { id } })
        return { id, operation: 'delete' }
      })
    }
    if (mutation.kind !== 'patch') return [create(mutation.kind, mutation.document)]
    const { selection, patch, ifRevisionID } = mutation
    return select(selection).map((id) => {
      const document = get(id)
      if (!document) throw notFound(id, index)
      if (ifRevisionID !== undefined && ifRevisionID !== document['_rev']) {
        throw wrongRevision(id, document['_rev'], ifRevisionID, index)
      }
      write(id, patchDocument(document, patch, index), { patch: { ...patch, id } })
      return { id, operation: 'update' }
    })
  }

  function finish(): Transaction {
    const stamp = { _rev: head.id, _updatedAt: head.timestamp }
    const done = [...changes.values()]
      .filter(({ before, after }) => before !== undefined || after !== undefined)
      .map((change) => ({ ...change, after: change.after && { ...change.after, ...stamp } }))
    return { ...head, changes: done }
  }

  return { get, apply, finish }
}

/** Sanity completes an id that ends in a dot. */
function fullId(id: unknown): string {
  const text = typeof id === 'string' ? id : ''
  return text === '' || text.endsWith('.') ? `${text}${randomUUID()}` : text
}

function randomKey(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12)
}
