import { randomUUID } from 'node:crypto'
import { Mutation } from '@sanity/mutator'
import { Hono } from 'hono'
import { editorsOnly, LOCAL_EDITOR } from '#sandbox/access.ts'
import { ApiError, badRequest, jsonResponse, readObject } from '#sandbox/http.ts'
import { isRecord, objectsIn } from '#shared/json.ts'
import { runQuery } from './groq.ts'
import { isDocument } from '#shared/stored-documents.ts'
import { createRevisionId } from './store.ts'
import type { PatchOperations } from '@sanity/types'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Change, Store, Transaction } from './store.ts'

/** `POST /data/mutate/{dataset}`: Sanity's mutations, one transaction per request. */
export function mutateRoutes(store: Store): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/data/mutate/:dataset', editorsOnly, async (context) => {
    const isOn = (name: string) => context.req.query(name) === 'true'
    const { mutations, transactionId } = await readObject(context.req.raw)
    if (!Array.isArray(mutations)) throw badRequest('The body must have a list "mutations".')
    const results: MutationResult[] = []
    const { id } = writeTransaction(store, transactionId, (open) => {
      mutations.forEach((mutation, index) => {
        for (const request of readMutation(mutation, index, store))
          results.push(...open.apply(request))
      })
    })
    if (!isOn('returnIds') && !isOn('returnDocuments'))
      return jsonResponse({ transactionId: id, results: [] })
    const withDocuments = results.map((result) => ({ ...result, document: store.get(result.id) }))
    return jsonResponse({
      transactionId: id,
      results: isOn('returnDocuments') ? withDocuments : results,
    })
  })
  return routes
}

/** One mutation, before it is checked against the documents. */
type MutationRequest =
  | { kind: CreateKind; document: Record<string, unknown> }
  | { kind: 'patch'; id: string; patch: Record<string, unknown>; ifRevisionID?: unknown }
  | { kind: 'delete'; id: string }

const CREATE_KINDS = ['create', 'createIfNotExists', 'createOrReplace'] as const
type CreateKind = (typeof CREATE_KINDS)[number]

interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/** A patch or delete by a query is one for each document that it finds before the transaction. */
function readMutation(entry: unknown, index: number, store: Store): MutationRequest[] {
  const [[kind, value] = [undefined, undefined]] = isRecord(entry) ? Object.entries(entry) : []
  if (!isRecord(value))
    throw invalidMutation('A mutation must be an object with one operation', index)
  const createKind = CREATE_KINDS.find((candidate) => candidate === kind)
  if (createKind) return [{ kind: createKind, document: value }]
  const { id, query, params, ifRevisionID, ...patch } = value
  const ids = typeof query === 'string' ? idsOf(query, params, store) : [id]
  const areTexts = ids.every((one) => typeof one === 'string')
  if (!areTexts) throw invalidMutation('A mutation must have an "id" or a "query"', index)
  if (kind === 'delete') return ids.map((one) => ({ kind, id: one }))
  if (kind === 'patch') return ids.map((one) => ({ kind, id: one, patch, ifRevisionID }))
  throw invalidMutation(`Unknown mutation type "${kind}"`, index)
}

function idsOf(query: string, params: unknown, store: Store): string[] {
  const view = store.view({ perspective: 'raw', isAnonymous: false })
  const found = runQuery({ query, params: isRecord(params) ? params : {}, view })
  return Array.isArray(found) ? found.flatMap((one) => (isDocument(one) ? one._id : [])) : []
}

/** An unfinished transaction; later mutations see the earlier ones. */
export interface OpenTransaction {
  get: (id: string) => StoredDocument | undefined
  /** @throws ApiError */
  apply: (mutation: MutationRequest) => MutationResult[]
}

/**
 * Runs one transaction: `work` fills it, references are checked, then it is stored as a whole.
 * All of it is synchronous, so no other write can interleave.
 * @param transactionId as the client has chosen it, if it has
 * @throws ApiError; nothing is stored in that case
 */
export function writeTransaction(
  store: Store,
  transactionId: unknown,
  work: (transaction: OpenTransaction) => void,
): Transaction {
  const timestamp = new Date().toISOString()
  const revision = typeof transactionId === 'string' ? transactionId : createRevisionId()
  const changes = new Map<string, Change>()
  const indexes = new Map<string, number>()
  let index = -1

  function get(id: string): StoredDocument | undefined {
    const change = changes.get(id)
    return change ? change.after : store.get(id)
  }

  function write(id: string, after: StoredDocument | undefined, mutation: Record<string, unknown>) {
    const change = changes.get(id)
    const mutations = [...(change?.mutations ?? []), mutation]
    const before = change ? change.before : store.get(id)
    changes.set(id, { id, before, after, mutations })
    indexes.set(id, index)
  }

  function create(kind: CreateKind, fields: Record<string, unknown>): MutationResult {
    const id = typeof fields['_id'] === 'string' ? fields['_id'] : randomUUID()
    const document = { ...fields, _id: id }
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
    expected: unknown,
  ): MutationResult {
    const document = get(id)
    if (!document) {
      const description = `The document with the ID "${id}" was not found`
      throw conflict({ type: 'documentNotFoundError', description, id }, index)
    }
    const found = document['_rev']
    if (typeof expected === 'string' && expected !== found) {
      const type = 'documentRevisionIDDoesNotMatchError'
      const description = `Document "${id}" has unexpected revision ID ("${String(found)}"), expected "${expected}"`
      const details = { currentRevisionID: found, expectedRevisionID: expected }
      throw conflict({ type, description, ...details }, index)
    }
    write(id, patchDocument(document, operations, index), { patch: { ...operations, id } })
    return { id, operation: 'update' }
  }

  function apply(mutation: MutationRequest): MutationResult[] {
    index += 1
    if ('document' in mutation) return [create(mutation.kind, mutation.document)]
    const { id } = mutation
    if (mutation.kind === 'patch') return [patch(id, mutation.patch, mutation.ifRevisionID)]
    if (!get(id)) return []
    write(id, undefined, { delete: { id } })
    return [{ id, operation: 'delete' }]
  }

  work({ get, apply })
  const stamp = { _rev: revision, _updatedAt: timestamp }
  const done = [...changes.values()]
    .filter(({ before, after }) => before !== undefined || after !== undefined)
    .map((change) => ({ ...change, after: change.after && { ...change.after, ...stamp } }))
  checkReferences(done, store, (id) => indexes.get(id) ?? 0)
  const transaction = { id: revision, timestamp, author: LOCAL_EDITOR.id, changes: done }
  store.commit(transaction)
  return transaction
}

/**
 * Refuses a transaction that would add a strong reference to a missing document, or delete a document
 * that is still referenced. References that were broken before are allowed: the seed may have some.
 * @param indexOf the index of the last mutation of a document in the transaction
 * @throws ApiError
 */
function checkReferences(
  list: readonly Change[],
  store: Store,
  indexOf: (id: string) => number,
): void {
  const changes = new Map(list.map((change) => [change.id, change]))
  const after = (id: string) => (changes.has(id) ? changes.get(id)?.after : store.get(id))

  for (const change of list) {
    const old = strongReferences(change.before)
    const missing = [...strongReferences(change.after)].find((id) => !old.has(id) && !after(id))
    if (missing === undefined) continue
    const description = `Document "${change.id}" references non-existent document "${missing}"`
    const problem = { type: 'documentReferenceDoesNotExistError', description, id: change.id }
    throw conflict({ ...problem, referenceID: missing }, indexOf(change.id))
  }
  for (const { id, after: isLeft } of list) {
    if (isLeft) continue
    const remaining = store.all().flatMap(({ _id }) => after(_id) ?? [])
    const created = list.flatMap((change) => (change.before ? [] : (change.after ?? [])))
    const referencingIDs = [...remaining, ...created]
      .filter((document) => strongReferences(document).has(id))
      .map(({ _id }) => _id)
    if (referencingIDs.length === 0) continue
    const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`
    const type = 'documentHasExistingReferencesError'
    throw conflict({ type, description, id, referencingIDs }, indexOf(id))
  }
}

/** Ids of the documents that must exist: references that are not weak, nor to another dataset. */
function strongReferences(value: unknown): ReadonlySet<string> {
  const references = objectsIn(value).filter(
    (part) => part['_weak'] !== true && !('_dataset' in part) && !('_projectId' in part),
  )
  return new Set(references.flatMap(({ _ref: id }) => (typeof id === 'string' ? id : [])))
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
  if (!isPatch(patch)) throw invalidMutation('The patch has an unknown operation', index)
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

const OPERATIONS = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'diffMatchPatch', 'insert']

function isPatch(patch: object): patch is PatchOperations {
  return Object.entries(patch).every(
    ([name, value]) => OPERATIONS.includes(name) && typeof value === 'object',
  )
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

function invalidMutation(description: string, index: number): ApiError {
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
