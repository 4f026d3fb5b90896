import { isRecord } from '#shared/json.ts'
import { evaluateRaw, parseQuery, runQuery, usesDiff } from '#sandbox/content-api/query/groq.ts'
import { collectSources } from './source-map-result.ts'
import { ORIGIN } from './origin.ts'
import { traceTree } from './source-map-tree.ts'
import type { Node } from './source-map-nodes.ts'
import { createView } from '#sandbox/content-api/store/views.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { QueryRequest } from '#sandbox/content-api/query/groq.ts'
import type { Origin, Step } from './origin.ts'
import type { SourceMap } from './source-map-result.ts'
import type { View } from '#sandbox/content-api/store/views.ts'

/** A query's result with Sanity's content source map. */
export interface TracedResult {
  result: unknown
  resultSourceMap: SourceMap
}

const EMPTY: SourceMap = { documents: [], paths: [], mappings: {} }
const tracedViews = new WeakMap<View, View>()
const tracedTrees = new WeakMap<object, Node>()

/**
 * Runs a query and maps each value of its result to the document and field it comes from.
 * @param hasKeys paths name array members by `_key` instead of by index
 * @throws QueryError
 */
export async function runTracedQuery(
  request: QueryRequest,
  hasKeys: boolean,
): Promise<TracedResult> {
  const tree = parseQuery(request.query, request.params)
  if (usesDiff(tree)) return { result: await runQuery(request), resultSourceMap: EMPTY }
  const view = tracedView(request.view)
  const traced = evaluateRaw(tracedTree(tree), { ...request, view })
  const result = (isRecord(traced) ? traced['value'] : undefined) ?? null
  return { result, resultSourceMap: collectSources(traced, hasKeys) }
}

function tracedTree(tree: unknown): Node {
  if (!isRecord(tree)) return traceTree(tree)
  const traced = tracedTrees.get(tree) ?? traceTree(tree)
  tracedTrees.set(tree, traced)
  return traced
}

function tracedView(view: View): View {
  const known = tracedViews.get(view)
  if (known) return known
  const traced = createView(view.documents.map(tracedDocument))
  tracedViews.set(view, traced)
  return traced
}

function tracedDocument(document: StoredDocument): StoredDocument {
  const original = document['_originalId']
  const id = typeof original === 'string' ? original : document._id
  const mark = (path: readonly Step[]): Origin => ({ id, type: document._type, path })

  function copy(value: unknown, path: readonly Step[]): unknown {
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => copy(item, [...path, { index, key: keyOf(item) }]))
    }
    return isRecord(value) ? copyFields(value, path) : value
  }

  function copyFields(value: Record<string, unknown>, path: readonly Step[]) {
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      copy(field, [...path, name]),
    ])
    return { ...Object.fromEntries(fields), [ORIGIN]: mark(path) }
  }

  return { ...copyFields(document, []), _id: document._id, _type: document._type }
}

function keyOf(item: unknown): string | undefined {
  const key = isRecord(item) ? item['_key'] : undefined
  return typeof key === 'string' ? key : undefined
}
