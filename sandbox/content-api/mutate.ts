import { Hono } from 'hono'
import { editorsOnly } from '#sandbox/access.ts'
import { badRequest, jsonResponse, readObject } from '#sandbox/http.ts'
import { isRecord } from '#shared/json.ts'
import { createRevisionId } from './store.ts'
import { CREATE_KINDS, invalidMutation, writeTransaction } from './transaction.ts'
import type { Store } from './store.ts'
import type { MutationRequest, MutationResult, Selection } from './transaction.ts'

/** `POST /data/mutate/{dataset}`: Sanity's mutations, one transaction per request. */
export function mutateRoutes(store: Store): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/data/mutate/:dataset', editorsOnly, async (context) => {
    const isOn = (name: string) => context.req.query(name) === 'true'
    const body = await readObject(context.req.raw)
    const mutations = readMutations(body)
    const asked = body['transactionId'] ?? context.req.query('transactionId')
    const transactionId = typeof asked === 'string' && asked !== '' ? asked : createRevisionId()
    const options = {
      transactionId,
      dryRun: isOn('dryRun'),
      autoGenerateArrayKeys: isOn('autoGenerateArrayKeys'),
    }
    const results: MutationResult[] = []
    const transaction = writeTransaction(store, options, (open) => {
      for (const mutation of mutations) results.push(...open.apply(mutation))
    })
    if (!isOn('returnIds') && !isOn('returnDocuments'))
      return jsonResponse({ transactionId, results: [] })
    if (!isOn('returnDocuments')) return jsonResponse({ transactionId, results })
    const after = new Map(transaction.changes.map((change) => [change.id, change.after]))
    const full = results.map((result) => ({
      ...result,
      document: after.has(result.id) ? after.get(result.id) : store.get(result.id),
    }))
    return jsonResponse({ transactionId, results: full })
  })
  return routes
}

/**
 * Reads the `mutations` of a request body.
 * @throws ApiError when there is no such list, or for an invalid entry
 */
export function readMutations(body: Record<string, unknown>): MutationRequest[] {
  const list = body['mutations']
  if (!Array.isArray(list)) throw badRequest('The body must hold a list "mutations".')
  return list.map(readMutation)
}

function readMutation(entry: unknown, index: number): MutationRequest {
  const [kind, ...more] = isRecord(entry) ? Object.keys(entry) : []
  const value = isRecord(entry) && kind !== undefined ? entry[kind] : undefined
  if (more.length > 0 || !isRecord(value)) {
    throw invalidMutation('A mutation must be an object with exactly one operation', index)
  }
  const createKind = CREATE_KINDS.find((candidate) => candidate === kind)
  if (createKind) return { kind: createKind, document: value }
  if (kind === 'delete') return { kind, selection: readSelection(value, index) }
  if (kind !== 'patch') throw invalidMutation(`Unknown mutation type "${kind}"`, index)
  const { id: _id, query: _query, params: _params, ifRevisionID, ...patch } = value
  return {
    kind,
    selection: readSelection(value, index),
    patch,
    ...(typeof ifRevisionID === 'string' && { ifRevisionID }),
  }
}

function readSelection(value: Record<string, unknown>, index: number): Selection {
  const { id, query, params } = value
  if (typeof id === 'string') return { ids: [id] }
  if (Array.isArray(id)) return { ids: id.filter((item) => typeof item === 'string') }
  if (typeof query === 'string') return { query, params: isRecord(params) ? params : {} }
  throw invalidMutation('A patch or delete must have an "id" or a "query"', index)
}
