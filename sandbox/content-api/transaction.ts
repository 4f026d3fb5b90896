import { randomUUID } from 'node:crypto'
import { Mutation } from '@sanity/mutator'
import { LOCAL_EDITOR } from '#sandbox/access.ts'
import { ApiError } from '#sandbox/http.ts'
import { isRecord, own } from '#shared/json.ts'
import { runQuery } from './groq.ts'
import { isDocument } from './store.ts'
import type { PatchOperations } from '@sanity/types'
import type { Change, Store, StoredDocument, Transaction } from './store.ts'

/** The documents that a patch or delete applies to. */
export type Selection = { ids: string[] } | { query: string; params: Record<string, unknown> }

/** One mutation, before it is checked against the documents. */
export type MutationRequest =
  | { kind: CreateKind; document: Record<string, unknown> }
  | { kind: 'patch'; selection: Selection; patch: Record<string, unknown>; ifRevisionID?: string }
  | { kind: 'delete'; selection: Selection }

export const CREATE_KINDS = ['create', 'createIfNotExists', 'createOrReplace'] as const
type CreateKind = (typeof CREATE_KINDS)[number]

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/** An unfinished transaction; later mutations see the earlier ones. */
export interface OpenTransaction {
  get: (id: string) => StoredDocument | undefined
  /** @throws ApiError */
  apply: (mutation: MutationRequest) => MutationResult[]
}

interface WriteOptions {
  transactionId: string
  /** Checks everything, but stores nothing. */
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

const DOCUMENT_ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/

/**
 * Runs one transaction: `work` fills it, references are checked, then it is stored as a whole.
 * All of it is synchronous, so no other write can interleave.
 * @throws ApiError; nothing is stored in that case
 */
export function writeTransaction(
  store: Store,
  options: WriteOptions,
  work: (transaction: OpenTransaction) => void,
): Transaction {
  const timestamp = new Date().toISOString()
  const changes = new Map<string, Change>()
  let index = -1

  function get(id: string): StoredDocument | undefined {
    const change = changes.get(id)
    return change ? change.after : store.get(id)
  }

  function write(id: string, after: StoredDocument | undefined, mutation: Record<string, unknown>) {
    const change = changes.get(id)
    const mutations = [...(change?.mutations ?? []), mutation]
    const before = change ? change.before : store.get(id)
    const keyed = options.autoGenerateArrayKeys ? withArrayKeys(after) : after
    changes.set(id, { id, before, after: keyed, mutations, index })
  }

  function create(kind: CreateKind, asked: Record<string, unknown>): MutationResult {
    const id = fullId(asked['_id'])
    const document = { ...asked, _id: id }
    if (!DOCUMENT_ID.test(id)) throw invalidMutation(`Invalid document ID "${id}"`, index)
    if (!isDocument(document)) throw invalidMutation('Document must have a _type', index)
    const existing = get(id)
    if (existing && kind === 'create') {
      const description = `Document by ID "${id}" already exists`
      throw conflict({ type: 'documentAlreadyExistsError', description, id }, index)
    }
    if (existing && kind === 'createIfNotExists') return { id, operation: 'none' }
    // Sanity deletes and creates again: unless given, the time of creation is now.
    const stored = { ...document, _createdAt: document['_createdAt'] ?? timestamp }
    write(id, stored, { [kind]: stored })
    return { id, operation: existing ? 'update' : 'create' }
  }

  function patch(
    id: string,
    operations: Record<string, unknown>,
    ifRevisionID: string | undefined,
  ): MutationResult {
    const document = get(id)
    if (!document) {
      const description = `The document with the ID "${id}" was not found`
      throw conflict({ type: 'documentNotFoundError', description, id }, index)
    }
    if (ifRevisionID !== undefined && ifRevisionID !== document['_rev']) {
      const type = 'documentRevisionIDDoesNotMatchError'
      const currentRevisionID = document['_rev']
      const description = `Document "${id}" has unexpected revision ID ("${String(currentRevisionID)}"), expected "${ifRevisionID}"`
      const details = { currentRevisionID, expectedRevisionID: ifRevisionID }
      throw conflict({ type, description, ...details }, index)
    }
    write(id, patchDocument(document, operations, index), { patch: { ...operations, id } })
    return { id, operation: 'update' }
  }

  function apply(mutation: MutationRequest): MutationResult[] {
    index += 1
    if ('document' in mutation) return [create(mutation.kind, mutation.document)]
    const ids = select(store, mutation.selection)
    if (mutation.kind === 'patch')
      return ids.map((id) => patch(id, mutation.patch, mutation.ifRevisionID))
    return ids.flatMap((id) => {
      if (!get(id)) return []
      write(id, undefined, { delete: { id } })
      return { id, operation: 'delete' }
    })
  }

  work({ get, apply })
  const stamp = { _rev: options.transactionId, _updatedAt: timestamp }
  const done = [...changes.values()]
    .filter(({ before, after }) => before !== undefined || after !== undefined)
    .map((change) => ({ ...change, after: change.after && { ...change.after, ...stamp } }))
  checkReferences(done, store)
  const author = LOCAL_EDITOR.id
  const transaction = { id: options.transactionId, timestamp, author, changes: done }
  if (options.dryRun !== true) store.commit(transaction)
  return transaction
}

function select(store: Store, selection: Selection): string[] {
  if ('ids' in selection) return selection.ids
  const view = store.view({ perspective: 'raw', isAnonymous: false })
  const result = runQuery({ ...selection, view, identity: LOCAL_EDITOR.id })
  const items = Array.isArray(result) ? result : [result]
  const ids = items.map((item: unknown) => (isRecord(item) ? item['_id'] : item))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

/** Sanity completes an id that ends in a dot. */
function fullId(id: unknown): string {
  const text = typeof id === 'string' ? id : ''
  return text === '' || text.endsWith('.') ? `${text}${randomUUID()}` : text
}

/** Adds a `_key` to every array member that is an object without one (`autoGenerateArrayKeys`). */
function withArrayKeys<Value>(value: Value): Value
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const inner = withArrayKeys(item)
      const isKeyless = isRecord(inner) && inner['_key'] === undefined
      return isKeyless ? { ...inner, _key: randomUUID().slice(-12) } : inner
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withArrayKeys(field)]),
  )
}

/**
 * Returns a patched copy of the document, made by Sanity's own mutator.
 * @throws ApiError for an invalid patch, or one that changes `_id` or `_type`
 */
function patchDocument(
  before: StoredDocument,
  patch: Record<string, unknown>,
  index: number,
): StoredDocument {
  if (!isPatch(patch)) throw invalidMutation('The patch has an operation of the wrong shape', index)
  let after: unknown
  try {
    const mutation = new Mutation({ mutations: [{ patch: { ...patch, id: before._id } }] })
    // The mutator changes the document it is given, so it gets a copy.
    after = mutation.apply({ ...before })
  } catch (error) {
    throw invalidMutation(error instanceof Error ? error.message : String(error), index)
  }
  if (!isDocument(after)) throw invalidMutation('A patch cannot remove a document', index)
  for (const name of ['_id', '_type'] as const) {
    if (after[name] !== before[name])
      throw invalidMutation(`Cannot modify immutable attribute "${name}"`, index)
  }
  return after
}

const SHAPES: Record<string, (value: unknown) => boolean> = {
  set: isRecord,
  setIfMissing: isRecord,
  unset: (value) => Array.isArray(value) && value.every((path) => typeof path === 'string'),
  inc: isNumbers,
  dec: isNumbers,
  diffMatchPatch: (value) =>
    isRecord(value) && Object.values(value).every((text) => typeof text === 'string'),
  insert: (value) => isRecord(value) && Array.isArray(value['items']),
}

function isPatch(patch: object): patch is PatchOperations {
  return Object.entries(patch).every(([name, value]) => own(SHAPES, name)?.(value) ?? false)
}

function isNumbers(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((part) => typeof part === 'number')
}

/**
 * Refuses a transaction that would add a strong reference to a missing document, or delete a document
 * that is still referenced. References that were broken before are allowed: the seed may have some.
 * @throws ApiError
 */
function checkReferences(list: readonly Change[], store: Store): void {
  const changes = new Map(list.map((change) => [change.id, change]))
  const after = (id: string) => (changes.has(id) ? changes.get(id)?.after : store.get(id))

  for (const change of list) {
    const old = strongReferences(change.before)
    const missing = [...strongReferences(change.after)].find((id) => !old.has(id) && !after(id))
    if (missing === undefined) continue
    const description = `Document "${change.id}" references non-existent document "${missing}"`
    const problem = { type: 'documentReferenceDoesNotExistError', description, id: change.id }
    throw conflict({ ...problem, referenceID: missing }, change.index)
  }
  const deleted = list.filter((change) => change.before && !change.after)
  if (deleted.length === 0) return
  const remaining = [
    ...store.all().filter(({ _id }) => !changes.has(_id)),
    ...list.flatMap((change) => change.after ?? []),
  ]
  for (const { id, index } of deleted) {
    const referringIDs = remaining
      .filter((document) => strongReferences(document).has(id))
      .map(({ _id }) => _id)
    if (referringIDs.length === 0) continue
    const description = `Document "${id}" cannot be deleted as there are references to it from "${referringIDs[0]}"`
    const type = 'documentHasExistingReferencesError'
    throw conflict({ type, description, id, referencingIDs: referringIDs }, index)
  }
}

/** Ids of the documents that must exist: references that are not weak, nor to another dataset. */
function strongReferences(value: unknown, ids = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) value.forEach((item) => strongReferences(item, ids))
  if (!isRecord(value)) return ids
  const isElsewhere = '_dataset' in value || '_projectId' in value
  if (typeof value['_ref'] === 'string' && value['_weak'] !== true && !isElsewhere)
    ids.add(value['_ref'])
  Object.values(value).forEach((field) => strongReferences(field, ids))
  return ids
}

/** One problem of a write, in the format and words of Sanity. */
interface MutationProblem {
  type: string
  description: string
  [detail: string]: unknown
}

function conflict(problem: MutationProblem, index: number): ApiError {
  return mutationError(409, problem, index)
}

export function invalidMutation(description: string, index: number): ApiError {
  return mutationError(400, { type: 'validationError', description }, index)
}

/**
 * A write that Sanity would refuse; none of its transaction is stored.
 * @param index of the failed mutation in its transaction
 */
export function mutationError(
  status: 400 | 409,
  problem: MutationProblem,
  index: number,
): ApiError {
  const description = `Mutation failed: ${problem.description}`
  const items = [{ error: problem, index }]
  return new ApiError(status, description, { error: { type: 'mutationError', description, items } })
}
