import { isRecord } from '#shared/json.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

/**
 * The document to publish: references that were weak only because their target was a draft
 * (`_strengthenOnPublish`) become what the schema defines.
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
