import { isRecord } from '#shared/json.ts'
import { byId } from '#sandbox/content-api/store/store.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { View } from '#sandbox/content-api/store/views.ts'

type Candidates = readonly StoredDocument[]

/**
 * Rewrites a parsed query so that `*[…]` visits only documents its filter can match; the evaluator
 * would test every document. The filter stays, so too many candidates do no harm, and an expression
 * that is not understood here gets the whole dataset.
 */
export function plan(tree: unknown, view: View): unknown {
  // A tree that was traced holds the same parts many times.
  const known = new Map<unknown, unknown>()

  function planned(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(planned)
    // A value contains data, which may look like a node.
    if (!isRecord(node) || node['type'] === 'Value') return node
    if (!known.has(node)) known.set(node, planNode(node))
    return known.get(node)
  }

  function planNode(node: Record<string, unknown>): Record<string, unknown> {
    const parts = Object.entries(node).map(([name, value]) => [name, planned(value)])
    const copy: Record<string, unknown> = Object.fromEntries(parts)
    const candidates = isFilterOfEverything(node) ? narrow(node['expr'], view) : undefined
    return candidates ? { ...copy, base: { type: 'Value', value: candidates } } : copy
  }

  return planned(tree)
}

function isFilterOfEverything(node: Record<string, unknown>): boolean {
  return (
    node['type'] === 'Filter' && isRecord(node['base']) && node['base']['type'] === 'Everything'
  )
}

/** The documents for which `expr` may be true; undefined when unknown. */
function narrow(expr: unknown, view: View): Candidates | undefined {
  if (!isRecord(expr)) return undefined
  switch (expr['type']) {
    case 'Group':
      return narrow(expr['base'], view)
    case 'And':
      return smaller(narrow(expr['left'], view), narrow(expr['right'], view))
    case 'Or':
      return union(narrow(expr['left'], view), narrow(expr['right'], view))
    case 'OpCall':
      return narrowComparison(expr, view)
    default:
      return undefined
  }
}

function narrowComparison(expr: Record<string, unknown>, view: View): Candidates | undefined {
  const { op, left, right } = expr
  if (op === '==') {
    const straight = lookUp(left, constant(right), view)
    return straight ?? lookUp(right, constant(left), view)
  }
  return op === 'in' ? lookUp(left, constantList(right), view) : undefined
}

/** Documents whose `_type` or `_id` is one of `values`; undefined for any other attribute. */
function lookUp(
  attribute: unknown,
  values: readonly unknown[] | undefined,
  view: View,
): Candidates | undefined {
  if (!values || !isRecord(attribute)) return undefined
  if (attribute['type'] !== 'AccessAttribute' || attribute['base'] !== undefined) return undefined
  const names = [...new Set(values)].filter((value) => typeof value === 'string')
  if (attribute['name'] === '_id')
    return names.flatMap((id) => view.byId.get(id) ?? []).toSorted(byId)
  if (attribute['name'] !== '_type') return undefined
  const lists = names.map((type) => view.byType.get(type) ?? [])
  return lists.length === 1 ? lists[0] : lists.flat().toSorted(byId)
}

function constant(node: unknown): readonly unknown[] | undefined {
  return isRecord(node) && node['type'] === 'Value' ? [node['value']] : undefined
}

function constantList(node: unknown): readonly unknown[] | undefined {
  if (!isRecord(node)) return undefined
  if (node['type'] === 'Value') return Array.isArray(node['value']) ? node['value'] : undefined
  if (node['type'] !== 'Array' || !Array.isArray(node['elements'])) return undefined
  const values = node['elements'].map((element) =>
    isRecord(element) && element['isSplat'] === false ? constant(element['value']) : undefined,
  )
  return values.every((value) => value !== undefined) ? values.flat() : undefined
}

function smaller(a: Candidates | undefined, b: Candidates | undefined): Candidates | undefined {
  if (!a || !b) return a ?? b
  return a.length <= b.length ? a : b
}

function union(a: Candidates | undefined, b: Candidates | undefined): Candidates | undefined {
  return a && b ? [...new Set([...a, ...b])].toSorted(byId) : undefined
}
