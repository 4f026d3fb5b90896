import { isRecord } from '#shared/json.ts'

/** A node of a parsed query, or one that is added to it. */
export type Node = Record<string, unknown>

/** The source of a value whose origin is unknown. */
export const UNKNOWN: Node = { type: 'Value', value: false }

/** The first of the candidates that is not null. */
export function firstOf(candidates: Node[]): Node {
  return firstWhere(candidates.map((value) => [value, value]))
}

/** The value of the first pair whose condition is not null. */
export function firstWhere(pairs: (readonly [condition: Node, value: unknown])[]): Node {
  const alternatives = pairs.map(([condition, value]) => ({
    type: 'SelectAlternative',
    condition: { type: 'OpCall', op: '!=', left: condition, right: valueNode(null) },
    value,
  }))
  return { type: 'Select', alternatives, fallback: UNKNOWN }
}

/** An object written out in a query. */
export function objectNode(fields: Record<string, unknown>): Node {
  return {
    type: 'Object',
    attributes: Object.entries(fields).map(([name, value]) => attributeNode(name, value)),
  }
}

export function attributeNode(name: string | symbol, value: unknown): Node {
  return { type: 'ObjectAttributeValue', name, value }
}

export function valueNode(value: unknown): Node {
  return { type: 'Value', value }
}

export function isCoalesce(node: Node): boolean {
  return node['namespace'] === 'global' && node['name'] === 'coalesce'
}

/** The nodes of a list that a node holds. */
export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
