import { evaluate, evaluateSync, parse, toJS } from 'groq-js'
import { isRecord } from '#shared/json.ts'
import { DeadlineError, withDeadline } from './deadline.ts'
import { plan } from './planner.ts'
import { findMissingParam, findUnsupported } from './checks.ts'
import type { AnyStaticValue } from 'groq-js'
import type { View } from '#sandbox/content-api/store/views.ts'

/** A query that Sanity rejects with HTTP 400; `start` and `end` are offsets in its text. */
export class QueryError extends Error {
  readonly start: number
  readonly end: number

  constructor(description: string, start: number, end: number) {
    super(description)
    this.start = start
    this.end = end
  }
}

/** A query and the documents that it searches. */
export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  view: View
  /** The documents that references can reach. Default: those of the view. */
  targets?: View['byId']
  /** The result of `identity()`; undefined for an anonymous reader. */
  identity?: string
  /** Milliseconds after which the query is stopped. Default: ten seconds. */
  deadline?: number
}

/**
 * Runs a GROQ query; returns plain JSON values.
 * @throws QueryError for a syntax error, a missing parameter or an unsupported function; DeadlineError
 * for one that takes too long
 */
export async function runQuery(request: QueryRequest): Promise<unknown> {
  const tree = parseQuery(request.query, request.params)
  // The synchronous evaluator is ten times faster, but lacks the diff functions.
  if (!usesDiff(tree)) return evaluateTree(tree, request)
  try {
    const value = await evaluate(plan(tree, request.view), evaluatorOptions(request))
    return (await value.get()) ?? null
  } catch (error) {
    throw new QueryError(messageOf(error), 0, request.query.length)
  }
}

/**
 * Evaluates the result of `parseQuery`, or a tree made from it.
 * @throws QueryError
 */
export function evaluateTree(tree: unknown, request: QueryRequest): unknown {
  return toPlain(evaluateStatic(tree, request))
}

/**
 * Like `evaluateTree`, but keeps the evaluator's objects for dates and paths (plain once written as
 * JSON) and the symbols of the dataset's objects.
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
    return withDeadline(request.deadline ?? 10_000, () =>
      evaluateSync(plan(tree, request.view), evaluatorOptions(request)),
    )
  } catch (error) {
    if (error instanceof DeadlineError) throw error
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

const parsed = new Map<string, unknown>()

/**
 * Parses a query and refuses what cannot be evaluated here. The trees of the last queries are kept: a
 * Studio asks the same ones with every change.
 * @throws QueryError
 */
export function parseQuery(query: string, params: Record<string, unknown>): unknown {
  const key = JSON.stringify([query, params])
  const known = parsed.get(key)
  if (known !== undefined) return known
  const tree = parseAnew(query, params)
  if (parsed.size >= 200) parsed.clear()
  parsed.set(key, tree)
  return tree
}

function parseAnew(query: string, params: Record<string, unknown>): unknown {
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

/** True for a query that needs the asynchronous evaluator. */
export function usesDiff(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(usesDiff)
  if (!isRecord(node) || node['type'] === 'Value') return false
  const isDiff = node['namespace'] === 'diff' || node['namespace'] === 'delta'
  return isDiff || Object.values(node).some(usesDiff)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
