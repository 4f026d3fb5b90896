import { isRecord } from '#shared/json.ts'
import { invalidMutation } from './errors.ts'
import { ParamError } from '#sandbox/content-api/query/request.ts'

/** The documents that a patch or delete applies to. */
export type Selection = { ids: string[] } | { query: string; params: Record<string, unknown> }

/** One entry of a request's `mutations`, before it is checked against the documents. */
export type MutationRequest =
  | { kind: CreateKind; document: Record<string, unknown> }
  | { kind: 'patch'; selection: Selection; patch: Record<string, unknown>; ifRevisionID?: string }
  | { kind: 'delete'; selection: Selection }

const CREATE_KINDS = ['create', 'createIfNotExists', 'createOrReplace'] as const
export type CreateKind = (typeof CREATE_KINDS)[number]

/**
 * Reads the `mutations` of a request body.
 * @throws ParamError when there is no such list, MutationError for an invalid entry
 */
export function readMutations(body: Record<string, unknown>): MutationRequest[] {
  const list = body['mutations']
  if (!Array.isArray(list)) throw new ParamError('The body must hold a list "mutations".')
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
