import { isRecord } from '#shared/json.ts'

/** A document: Sanity's `_id` and `_type`, and the fields of its schema. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** True when `value` has a non-empty `_id` and `_type`. */
export function isDocument(value: unknown): value is StoredDocument {
  return isRecord(value) && isFilled(value['_id']) && isFilled(value['_type'])
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** `drafts.a` and `versions.r1.a` both become the published id `a`. */
export function publishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (id.startsWith('versions.')) return id.split('.').slice(2).join('.')
  return id
}

/** Calls `visit` for every value inside `root`, with the path an editor would recognise. */
export function walk(
  root: unknown,
  visit: (value: unknown, path: string) => void,
  path = '',
): void {
  visit(root, path)
  if (Array.isArray(root)) {
    root.forEach((item, index) => walk(item, visit, `${path}[${memberName(item, index)}]`))
  } else if (isRecord(root)) {
    for (const [name, value] of Object.entries(root)) walk(value, visit, joinPath(path, name))
  }
}

/** `_key=="abc"` for a keyed member, else its index. */
export function memberName(item: unknown, index: number): string {
  const key = isRecord(item) ? item['_key'] : undefined
  return typeof key === 'string' ? `_key=="${key}"` : String(index)
}

/** `a` + `b` = `a.b`; nothing + `b` = `b`. */
export function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
