import { evaluateSync, parse, toJS } from 'groq-js'
import { ApiError } from '#sandbox/http.ts'
import { isRecord } from '#shared/json.ts'
import type { View } from './store.ts'

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

/** Milliseconds that a query may take. */
const patience = 10_000

/**
 * Runs a GROQ query; returns plain JSON values.
 * @throws ApiError for a syntax error, an unsupported function, or a query that takes too long
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
      dataset: readInTime(view.documents),
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
 * The documents, which cannot be read again once the query has taken too long: meanwhile the sandbox answers
 * nobody else.
 */
function readInTime<T>(documents: readonly T[]): T[] {
  const end = performance.now() + patience
  const limited = [...documents]
  limited[Symbol.iterator] = () => {
    if (performance.now() < end) return documents[Symbol.iterator]()
    throw new Error(`The query took more than ${patience / 1000} seconds.`)
  }
  return limited
}

/**
 * Parses a query. What it selects for all documents alike is selected once.
 * @throws ApiError
 */
export function parseQuery(request: QueryRequest): unknown {
  const { query, params } = request
  let tree: unknown
  try {
    tree = parse(query.replaceAll(ties, lookUp), { params })
  } catch (error) {
    const start = isRecord(error) && typeof error['position'] === 'number' ? error['position'] : 0
    const prefix = /^Syntax error in GROQ query at position \d+: /
    throw queryError(query, messageOf(error).replace(prefix, ''), start)
  }
  return selectedOnce(tree, (part) => evaluateTree(part, request).data)
}

/**
 * The first document that ties the one around it to its translations. A view finds it by id: the evaluator
 * would read all of them for each link of each page.
 */
const ties = /\*\[_type ?== ?"translation\.metadata" ?&& ?references\(\^\.([\w.]+)\)\]\[0\]/g

/** The same as a reference, and as long: errors name the place in the query. */
function lookUp(tie: string, id: string): string {
  return `${`{"_ref":"translations of "+${id}`.padEnd(tie.length - 3)}}->`
}

/** Sanity's response to a query that it cannot run; `start` is where in its text. */
function queryError(query: string, description: string, start = 0): ApiError {
  const error = { type: 'queryParseError', description, query, start, end: query.length }
  return new ApiError(400, description, { error })
}

/**
 * The same tree, in which what a query selects from the dataset for any document around it is selected
 * once. Pages have subqueries, so without this the time of a build grows with the square of the pages.
 */
function selectedOnce(
  node: unknown,
  evaluate: (part: unknown) => unknown,
  known = new Map<string, object>(),
): unknown {
  const once = (part: unknown) => selectedOnce(part, evaluate, known)
  if (Array.isArray(node)) return node.map(once)
  // A value contains data, which may look like a node.
  if (!isRecord(node) || node['type'] === 'Value') return node
  const { type, expr } = node
  // Of several conditions, the first ones are often the same for all documents, such as the type.
  if (type === 'Filter' && isRecord(expr) && expr['type'] === 'And')
    return once({ ...node, base: { ...node, expr: expr['left'] }, expr: expr['right'] })
  const copy = () =>
    Object.fromEntries(Object.entries(node).map(([name, part]) => [name, once(part)]))
  const key = isSelection(node) ? JSON.stringify(node) : ''
  // "^" is something of the document around it.
  if (key === '' || key.includes('"Parent"')) return copy()
  let value: unknown
  // Not before it is needed: most pages do not have most sections.
  const shared = known.get(key) ?? {
    type: 'Value',
    get value() {
      return (value ??= evaluate(copy()))
    },
  }
  known.set(key, shared)
  return shared
}

/** True for documents of the dataset as they are: filtered, in an order, or one of them. */
function isSelection({ type, base }: Record<string, unknown>): boolean {
  if (type !== 'Filter' && type !== 'PipeFuncCall' && type !== 'AccessElement') return false
  return isRecord(base) && (base['type'] === 'Everything' || isSelection(base))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
