import { isRecord } from '#src/lib/json.ts'
import type { StoredDocument } from '../store/document.ts'

/**
 * The document as it is published: a reference that had to be weak while its target was a draft
 * (`_strengthenOnPublish`) becomes what the schema wants.
 */
export function strengthened(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).map(([name, value]) => [name, strengthen(value)])
  return { ...Object.fromEntries(fields), _id: document._id, _type: document._type }
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: order, ...rest } = value
  if (typeof value['_ref'] === 'string' && order !== undefined) {
    const { _weak, ...strong } = rest
    return isRecord(order) && order['weak'] === true ? { ...strong, _weak: true } : strong
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strengthen(part)]))
}
