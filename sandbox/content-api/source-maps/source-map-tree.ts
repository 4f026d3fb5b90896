import { isRecord } from '#shared/json.ts'
import {
  attributeNode,
  firstOf,
  firstWhere,
  isCoalesce,
  nodesOf,
  objectNode,
  UNKNOWN,
  valueNode,
} from './source-map-nodes.ts'
import { ORIGIN, sourceKey } from './origin.ts'
import type { Node } from './source-map-nodes.ts'

/**
 * Rewrites a parsed query so that its result also holds the source of each value: every attribute of
 * a projection gets a companion attribute under a symbol. The query's own result is in `value`.
 */
export function traceTree(tree: unknown): Node {
  return { type: 'Object', attributes: attributeWithSource('value', tree) }
}

function attributeWithSource(name: string, value: unknown): Node[] {
  return [attributeNode(name, traced(value)), attributeNode(sourceKey(name), sourceOf(value))]
}

/** The same expression, with companions in every object it creates. */
function traced(node: unknown): unknown {
  if (!isRecord(node)) return node
  switch (node['type']) {
    case 'Map':
    case 'FlatMap':
    case 'Projection':
      return { ...node, base: traced(node['base']), expr: traced(node['expr']) }
    case 'Object':
      return { ...node, attributes: tracedAttributes(nodesOf(node['attributes'])) }
    case 'Array':
      return { ...node, elements: nodesOf(node['elements']).map(tracedValue) }
    case 'Select':
      return {
        ...node,
        alternatives: nodesOf(node['alternatives']).map(tracedValue),
        ...(node['fallback'] !== undefined && { fallback: traced(node['fallback']) }),
      }
    case 'FuncCall':
      return isCoalesce(node) ? { ...node, args: nodesOf(node['args']).map(traced) } : node
    case 'AccessAttribute':
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Filter':
    case 'Group':
    case 'PipeFuncCall':
    case 'Slice':
      return node['base'] === undefined ? node : { ...node, base: traced(node['base']) }
    default:
      return node
  }
}

function tracedValue(node: Node): Node {
  return { ...node, value: traced(node['value']) }
}

function tracedAttributes(attributes: Node[]): Node[] {
  const all = attributes.flatMap((attribute) =>
    attribute['type'] === 'ObjectAttributeValue'
      ? attributeWithSource(String(attribute['name']), attribute['value'])
      : [tracedValue(attribute)],
  )
  const sources = attributes.flatMap(splatSources)
  // Fields splatted from two objects cannot be told apart, so their origin is unknown.
  if (sources.length < 2 || sources.every((type) => type === 'This')) return all
  return [...all, attributeNode(ORIGIN, valueNode(null))]
}

/** The kinds of expression that an attribute copies fields from. */
function splatSources(attribute: Node): string[] {
  if (attribute['type'] === 'ObjectAttributeValue') return []
  const value = attribute['value']
  if (!isRecord(value)) return []
  if (value['type'] === 'Object') return nodesOf(value['attributes']).flatMap(splatSources)
  return [String(value['type'])]
}

/** An expression for the origin of the value of `node`; for an array, a list of origins. */
function sourceOf(node: unknown): unknown {
  if (!isRecord(node)) return UNKNOWN
  switch (node['type']) {
    case 'Group':
    case 'ArrayCoerce':
      return sourceOf(node['base'])
    case 'AccessAttribute':
      return sourceOfAttribute(node)
    case 'AccessElement':
      return sourceOfElement(node)
    case 'Map':
      return { ...node, base: traced(node['base']), expr: sourceOf(node['expr']) }
    case 'FlatMap':
      return sourceOfFlatMap(node)
    case 'Array':
      return sourceOfArray(node)
    case 'Select':
      return {
        ...node,
        alternatives: nodesOf(node['alternatives']).map((alternative) => ({
          ...alternative,
          value: sourceOf(alternative['value']),
        })),
        fallback: sourceOf(node['fallback']),
      }
    case 'FuncCall':
      return isCoalesce(node)
        ? firstWhere(nodesOf(node['args']).map((arg) => [arg, sourceOf(arg)]))
        : UNKNOWN
    default:
      return UNKNOWN
  }
}

function sourceOfAttribute(node: Node): Node {
  const name = String(node['name'])
  const base = node['base'] === undefined ? {} : { base: traced(node['base']) }
  const read = (key: string | symbol): Node => ({ ...node, ...base, name: key })
  const own = objectNode({ origin: read(ORIGIN), path: valueNode([name]) })
  return firstOf([read(sourceKey(name)), own])
}

/** Flattening works only for a list of sources. */
function sourceOfFlatMap(node: Node): unknown {
  const { base, expr } = node
  const isList = isRecord(expr) && (expr['type'] === 'Map' || expr['type'] === 'FlatMap')
  return isList ? { ...node, base: traced(base), expr: sourceOf(expr) } : UNKNOWN
}

function sourceOfElement(node: Node): unknown {
  const { base, index } = node
  // After a filter or an order, indexes no longer match those in the document.
  const isWhole = isRecord(base) && base['type'] === 'AccessAttribute'
  if (!isWhole || typeof index !== 'number' || index < 0) return UNKNOWN
  return objectNode({ of: sourceOf(base), index: valueNode(index) })
}

function sourceOfArray(node: Node): Node {
  const elements = nodesOf(node['elements'])
  if (elements.some((element) => element['isSplat'] === true)) return UNKNOWN
  return {
    ...node,
    elements: elements.map((element) => ({ ...element, value: sourceOf(element['value']) })),
  }
}
