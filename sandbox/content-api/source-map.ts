import { isRecord, recordsIn } from '#shared/json.ts'
import { evaluateTree, parseQuery } from './groq.ts'
import { createView } from './store.ts'
import type { QueryRequest } from './groq.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { View } from './store.ts'

/** A query's result with Sanity's content source map. */
export interface TracedResult {
  result: unknown
  resultSourceMap: SourceMap
}

const tracedViews = new WeakMap<View, View>()

/**
 * Runs a query and maps the values of its result to the document and field they come from. Values that
 * the site's queries do not read from a field, such as those of a list written out, have no source.
 * @throws ApiError
 */
export function runTracedQuery(request: QueryRequest): TracedResult {
  const tracedRequest = { ...request, view: tracedView(request.view) }
  const { data } = evaluateTree(traceTree(parseQuery(tracedRequest)), tracedRequest)
  const value: unknown = isRecord(data) ? data['value'] : undefined
  return { result: value ?? null, resultSourceMap: collectSources(data) }
}

function tracedView(view: View): View {
  const known = tracedViews.get(view)
  if (known) return known
  const marked = createView(view.documents.map(tracedDocument))
  tracedViews.set(view, marked)
  return marked
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

/** Where a value of the dataset is stored: its document and its path in it. */
interface Origin {
  /** Id of the stored document; the `drafts` perspective shows it under the published id. */
  id: string
  type: string
  path: readonly Step[]
}

/** The name of a field, or the index of an array member with its `_key`, if it has one. */
type Step = string | { index: number; key: string | undefined }

/**
 * Key of the `Origin` of each object in a traced dataset. Symbols are invisible to the
 * functions and comparisons of a query, and a splat copies them.
 */
const ORIGIN = Symbol('origin')

/** Key of the source of the attribute `name` in a traced result. */
function sourceKey(name: string): symbol {
  return Symbol.for(`sandbox source of ${name}`)
}

/**
 * Rewrites a parsed query so that its result also contains the source of each value: every attribute of
 * a projection gets a companion attribute under a symbol. The query's own result is in `value`.
 */
function traceTree(tree: unknown): Node {
  return { type: 'Object', attributes: attributeWithSource('value', tree) }
}

function attributeWithSource(name: string, value: unknown): Node[] {
  return [attributeNode(name, traced(value)), attributeNode(sourceKey(name), sourceOf(value))]
}

/** The same expression, with companions in every object that it writes out. */
function traced(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(traced)
  // A value contains data, which may look like a node.
  if (!isRecord(node) || node['type'] === 'Value') return node
  const parts = Object.entries(node).map(([name, part]) => [
    name,
    node['type'] === 'Object' && name === 'attributes'
      ? recordsIn(part).flatMap(withSource)
      : traced(part),
  ])
  return Object.fromEntries(parts)
}

function withSource(attribute: Node): unknown[] {
  return attribute['type'] === 'ObjectAttributeValue'
    ? attributeWithSource(String(attribute['name']), attribute['value'])
    : [traced(attribute)]
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
    case 'Map':
      return { ...node, base: traced(node['base']), expr: sourceOf(node['expr']) }
    case 'Select':
      return {
        ...node,
        alternatives: recordsIn(node['alternatives']).map((alternative) => ({
          ...alternative,
          value: sourceOf(alternative['value']),
        })),
        fallback: sourceOf(node['fallback']),
      }
    case 'FuncCall':
      return isCoalesce(node)
        ? firstWhere(recordsIn(node['args']).map((arg) => [arg, sourceOf(arg)]))
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
  const known = read(sourceKey(name))
  return firstWhere([
    [known, known],
    [own, own],
  ])
}

/** A node of a parsed query, or one that is added to it. */
type Node = Record<string, unknown>

/** The source of a value whose origin is unknown. */
const UNKNOWN: Node = { type: 'Value', value: false }

/** The value of the first pair whose condition is not null. */
function firstWhere(pairs: (readonly [condition: Node, value: unknown])[]): Node {
  const alternatives = pairs.map(([condition, value]) => ({
    type: 'SelectAlternative',
    condition: { type: 'OpCall', op: '!=', left: condition, right: valueNode(null) },
    value,
  }))
  return { type: 'Select', alternatives, fallback: UNKNOWN }
}

/** An object written out in a query. */
function objectNode(fields: Record<string, unknown>): Node {
  return {
    type: 'Object',
    attributes: Object.entries(fields).map(([name, value]) => attributeNode(name, value)),
  }
}

function attributeNode(name: string | symbol, value: unknown): Node {
  return { type: 'ObjectAttributeValue', name, value }
}

function valueNode(value: unknown): Node {
  return { type: 'Value', value }
}

function isCoalesce(node: Node): boolean {
  return node['namespace'] === 'global' && node['name'] === 'coalesce'
}

/** Sanity's content source map; mappings refer to documents and paths by index. */
interface SourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, Mapping>
}

interface Mapping {
  type: 'value'
  source: { type: 'documentValue'; document: number; path: number }
}

/** The origin of a value, or of each member of an array; undefined when unknown. */
type Source = Origin | readonly Source[] | undefined

/** Collects the source map from the result of a query that `traceTree` rewrote. */
function collectSources(result: unknown): SourceMap {
  const documents = createList<{ _id: string; _type: string }>((document) => document._id)
  const paths = createList<string>((path) => path)
  const mappings: Record<string, Mapping> = {}

  function visit(value: unknown, at: string, source: Source): void {
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => {
        visit(item, `${at}[${index}]`, elementSource(source, item, index))
      })
    } else if (isRecord(value)) {
      for (const [name, field] of Object.entries(value)) {
        visit(field, `${at}['${escape(name)}']`, fieldSource(value, name))
      }
    } else if (value !== null && value !== undefined && source && 'path' in source) {
      const document = documents.indexOf({ _id: source.id, _type: source.type })
      const path = paths.indexOf(pathText(source.path))
      mappings[at] = { type: 'value', source: { type: 'documentValue', document, path } }
    }
  }

  if (isRecord(result)) visit(result['value'], '$', fieldSource(result, 'value'))
  return { documents: documents.items, paths: paths.items, mappings }
}

function fieldSource(owner: Record<string, unknown>, name: string): Source {
  const companion: unknown = Reflect.get(owner, sourceKey(name))
  if (companion !== undefined) return readSource(companion)
  return below(Reflect.get(owner, ORIGIN), name)
}

function elementSource(source: Source, item: unknown, index: number): Source {
  if (source === undefined || 'path' in source) {
    return below(source, { index, key: keyOf(item) })
  }
  return source[index]
}

/** Reads the result of a companion expression that `traceTree` added. */
function readSource(value: unknown): Source {
  if (Array.isArray(value)) return value.map(readSource)
  if (!isRecord(value)) return undefined
  const { origin, path } = value
  return Array.isArray(path) ? below(origin, String(path[0])) : undefined
}

function below(origin: unknown, step: Step): Origin | undefined {
  if (!isOrigin(origin)) return undefined
  return { ...origin, path: [...origin.path, step] }
}

function isOrigin(value: unknown): value is Origin {
  return isRecord(value) && typeof value['id'] === 'string' && Array.isArray(value['path'])
}

/** `$['sections'][?(@._key=='a')]['heading']`, or with the index of a member without a key. */
function pathText(path: readonly Step[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'string') return `['${escape(step)}']`
    const { index, key } = step
    return key !== undefined ? `[?(@._key=='${escape(key)}')]` : `[${index}]`
  })
  return `$${steps.join('')}`
}

function escape(name: string): string {
  return name.replaceAll(/[\\']/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

function createList<Item>(nameOf: (item: Item) => string) {
  const indexes = new Map<string, number>()
  const items: Item[] = []
  function indexOf(item: Item): number {
    const known = indexes.get(nameOf(item))
    if (known !== undefined) return known
    indexes.set(nameOf(item), items.length)
    return items.push(item) - 1
  }
  return { items, indexOf }
}
