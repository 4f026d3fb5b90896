import { isRecord } from '#shared/json.ts'
import { ORIGIN, sourceKey } from './origin.ts'
import type { Origin, Step } from './origin.ts'

/** Sanity's content source map; mappings refer to documents and paths by index. */
export interface SourceMap {
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
export function collectSources(traced: unknown, hasKeys: boolean): SourceMap {
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
      const path = paths.indexOf(pathText(source.path, hasKeys))
      mappings[at] = { type: 'value', source: { type: 'documentValue', document, path } }
    }
  }

  if (isRecord(traced)) visit(traced['value'], '$', fieldSource(traced, 'value'))
  return { documents: documents.items, paths: paths.items, mappings }
}

function fieldSource(owner: Record<string, unknown>, name: string): Source {
  const companion: unknown = Reflect.get(owner, sourceKey(name))
  if (companion !== undefined) return readSource(companion)
  return below(Reflect.get(owner, ORIGIN), name)
}

function elementSource(source: Source, item: unknown, index: number): Source {
  if (source === undefined || 'path' in source) {
    const key = isRecord(item) && typeof item['_key'] === 'string' ? item['_key'] : undefined
    return below(source, { index, key })
  }
  return source[index]
}

/** Reads the result of a companion expression that `traceTree` added. */
function readSource(value: unknown): Source {
  if (Array.isArray(value)) return value.map(readSource)
  if (!isRecord(value)) return undefined
  const { origin, path, of, index } = value
  if (of !== undefined && typeof index === 'number') {
    const list = readSource(of)
    return list && 'path' in list ? below(list, { index, key: undefined }) : list?.[index]
  }
  return Array.isArray(path) ? below(origin, String(path[0])) : undefined
}

function below(origin: unknown, step: Step): Origin | undefined {
  if (!isOrigin(origin)) return undefined
  return { ...origin, path: [...origin.path, step] }
}

function isOrigin(value: unknown): value is Origin {
  return isRecord(value) && typeof value['id'] === 'string' && Array.isArray(value['path'])
}

/** `$['sections'][?(@._key=='a')]['heading']`, or with the member's index. */
function pathText(path: readonly Step[], hasKeys: boolean): string {
  const steps = path.map((step) => {
    if (typeof step === 'string') return `['${escape(step)}']`
    const { index, key } = step
    return hasKeys && key !== undefined ? `[?(@._key=='${escape(key)}')]` : `[${index}]`
  })
  return `$${steps.join('')}`
}

function escape(name: string): string {
  return name.replaceAll(/[\\']/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

function createList<Item>(keyOf: (item: Item) => string) {
  const indexes = new Map<string, number>()
  const items: Item[] = []
  function indexOf(item: Item): number {
    const known = indexes.get(keyOf(item))
    if (known !== undefined) return known
    indexes.set(keyOf(item), items.length)
    return items.push(item) - 1
  }
  return { items, indexOf }
}
