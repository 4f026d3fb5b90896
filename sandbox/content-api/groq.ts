import { evaluateSync, parse, toJS } from 'groq-js'
import { ApiError } from '#sandbox/http.ts'
import { isRecord } from '#shared/json.ts'
import type { StoredDocument, View } from './store.ts'

/** A query and the documents that it searches. */
export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  view: View
  /** The documents that references can reach. Default: those of the view. */
  targets?: View['byId']
  /** The result of `identity()`; undefined for an anonymous reader. */
  identity?: string
}

/**
 * Runs a GROQ query; returns plain JSON values.
 * @throws ApiError for a syntax error or an unsupported function
 */
export function runQuery(request: QueryRequest): unknown {
  const plain: unknown = toJS(evaluateTree(parseQuery(request), request))
  return plain ?? null
}

/**
 * Evaluates the result of `parseQuery`, or a tree made from it. The value's `data` keeps the evaluator's
 * objects for dates and paths, and the symbols of the dataset's objects.
 * @throws ApiError
 */
export function evaluateTree(tree: unknown, request: QueryRequest) {
  const { query, params, view, identity, targets = view.byId } = request
  try {
    return evaluateSync(tree, {
      dataset: view.documents,
      params,
      identity: identity ?? '<anonymous>',
      sanity: { projectId: 'sandbox', dataset: 'production' },
      dereference: ({ _ref }: { _ref: string }) => targets.get(_ref),
    })
  } catch (error) {
    throw queryError(query, messageOf(error))
  }
}

/**
 * Parses a query. Filters for one type visit only the documents of that type.
 * @throws ApiError
 */
export function parseQuery({ query, params, view }: QueryRequest): unknown {
  let tree: unknown
  try {
    tree = parse(query, { params })
  } catch (error) {
    const start = isRecord(error) && typeof error['position'] === 'number' ? error['position'] : 0
    const prefix = /^Syntax error in GROQ query at position \d+: /
    throw queryError(query, messageOf(error).replace(prefix, ''), start)
  }
  return narrowed(tree, view)
}

/** Sanity's response to a query that it cannot run; `start` and `end` are offsets in its text. */
function queryError(query: string, description: string, start = 0, end = query.length): ApiError {
  const error = { type: 'queryParseError', description, query, start, end }
  return new ApiError(400, description, { error })
}

/**
 * The same tree with the documents of one type in the place of all where a filter names it. Pages have
 * subqueries, so without this the time of a build grows with the square of the pages.
 */
function narrowed(node: unknown, view: View): unknown {
  if (Array.isArray(node)) return node.map((part) => narrowed(part, view))
  // A value contains data, which may look like a node.
  if (!isRecord(node) || node['type'] === 'Value') return node
  const parts = Object.entries(node).map(([name, part]) => [name, narrowed(part, view)])
  const copy: Record<string, unknown> = Object.fromEntries(parts)
  const isOfAll = isRecord(node['base']) && node['base']['type'] === 'Everything'
  const type = node['type'] === 'Filter' && isOfAll ? typeIn(node['expr']) : undefined
  if (type === undefined) return copy
  const documents: readonly StoredDocument[] = view.byType.get(type) ?? []
  return { ...copy, base: { type: 'Value', value: documents } }
}

/** The type that a document must have for the expression to be true. */
function typeIn(expr: unknown): string | undefined {
  if (!isRecord(expr)) return undefined
  const { type, left, right } = expr
  if (type === 'And') return typeIn(left) ?? typeIn(right)
  if (type !== 'OpCall' || expr['op'] !== '==' || !isRecord(left) || !isRecord(right))
    return undefined
  const isType =
    left['type'] === 'AccessAttribute' && left['name'] === '_type' && left['base'] === undefined
  return isType && typeof right['value'] === 'string' ? right['value'] : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
