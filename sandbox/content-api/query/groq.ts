import { evaluate, evaluateSync, parse, toJS } from 'groq-js'
import { isRecord } from '#src/lib/json.ts'
import { plan } from './planner.ts'
import { findMissingParam, findUnsupported } from './checks.ts'
import type { AnyStaticValue } from 'groq-js'
import type { View } from '../store/views.ts'

/** A query Sanity would answer with HTTP 400; `start` and `end` are offsets into the query. */
export class QueryError extends Error {
  readonly start: number
  readonly end: number

  constructor(description: string, start: number, end: number) {
    super(description)
    this.start = start
    this.end = end
  }
}

/** What to ask, and of which documents. */
export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  view: View
  /** Where references lead, when that is more than the view. */
  targets?: View['byId']
  /** Shown to `identity()`; undefined for an anonymous reader. */
  identity?: string
}

/**
 * Answers a GROQ query with plain JSON values.
 * @throws QueryError for a syntax error, a missing parameter or an unsupported function.
 */
export async function runQuery(request: QueryRequest): Promise<unknown> {
  const tree = parseQuery(request.query, request.params)
  // The synchronous evaluator is ten times as quick; only the diff functions lack in it.
  if (!usesDiff(tree)) return evaluateTree(tree, request)
  try {
    const value = await evaluate(plan(tree, request.view), evaluatorOptions(request))
    return (await value.get()) ?? null
  } catch (error) {
    throw new QueryError(messageOf(error), 0, request.query.length)
  }
}

/**
 * Evaluates what `parseQuery` gave, or something made from it.
 * @throws QueryError
 */
export function evaluateTree(tree: unknown, request: QueryRequest): unknown {
  return toPlain(evaluateStatic(tree, request))
}

/**
 * The same, with the evaluator's own objects for dates and paths left in place: they become plain
 * when they are written as JSON. Symbols of the dataset's objects are kept.
 * @throws QueryError
 */
export function evaluateRaw(tree: unknown, request: QueryRequest): unknown {
  const value: unknown = evaluateStatic(tree, request).data
  return value ?? null
}

function toPlain(value: AnyStaticValue): unknown {
  const plain: unknown = toJS(value)
  return plain ?? null
}

function evaluateStatic(tree: unknown, request: QueryRequest): AnyStaticValue {
  try {
    return evaluateSync(plan(tree, request.view), evaluatorOptions(request))
  } catch (error) {
    throw new QueryError(messageOf(error), 0, request.query.length)
  }
}

function evaluatorOptions({ params, view, identity, targets = view.byId }: QueryRequest) {
  return {
    dataset: view.documents,
    params,
    identity: identity ?? '<anonymous>',
    sanity: { projectId: 'sandbox', dataset: 'production' },
    dereference: ({ _ref }: { _ref: string }) => targets.get(_ref),
  }
}

/**
 * The syntax tree of a query that can be answered here.
 * @throws QueryError
 */
export function parseQuery(query: string, params: Record<string, unknown>): unknown {
  let tree: unknown
  try {
    tree = parse(query, { params })
  } catch (error) {
    const missing = findMissingParam(query, params)
    if (missing) throw missingParam(missing)
    const start = isRecord(error) && typeof error['position'] === 'number' ? error['position'] : 0
    const description = messageOf(error).replace(
      /^Syntax error in GROQ query at position \d+: /,
      '',
    )
    throw new QueryError(description, start, query.length)
  }
  const missing = findMissingParam(query, params)
  if (missing) throw missingParam(missing)
  const unsupported = findUnsupported(tree)
  if (unsupported === undefined) return tree
  const start = Math.max(query.indexOf(unsupported), 0)
  const description = `function ${unsupported}() is not supported by the local content API`
  throw new QueryError(description, start, start + unsupported.length)
}

function missingParam({ name, start }: { name: string; start: number }): QueryError {
  const description = `param $${name} referenced, but not provided`
  return new QueryError(description, start, start + name.length + 1)
}

/** True for a query that only the asynchronous evaluator can answer. */
export function usesDiff(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(usesDiff)
  if (!isRecord(node) || node['type'] === 'Value') return false
  const isDiff = node['namespace'] === 'diff' || node['namespace'] === 'delta'
  return isDiff || Object.values(node).some(usesDiff)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
