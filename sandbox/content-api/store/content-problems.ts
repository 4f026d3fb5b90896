import { isRecord } from '#shared/json.ts'
import { walk } from './document.ts'
import type { StoredDocument } from './document.ts'

/**
 * One sentence for each problem in the content: strong references to a missing document, and types
 * that no schema defines (except Sanity's own `sanity.` and `system.` types).
 */
export function findContentProblems(
  documents: readonly StoredDocument[],
  knownTypes: ReadonlySet<string>,
): string[] {
  const ids = new Set(documents.map(({ _id }) => _id))
  return documents.flatMap((document) => [
    ...unknownType(document, knownTypes),
    ...brokenReferences(document, ids),
  ])
}

function unknownType({ _id, _type }: StoredDocument, knownTypes: ReadonlySet<string>): string[] {
  if (knownTypes.has(_type) || /^(sanity|system)\./.test(_type)) return []
  return [`Content: document "${_id}" has the type "${_type}", which no schema defines.`]
}

function brokenReferences(document: StoredDocument, ids: ReadonlySet<string>): string[] {
  const lines: string[] = []
  walk(document, (value, path) => {
    if (!isRecord(value) || typeof value['_ref'] !== 'string' || value['_weak'] === true) return
    const id = value['_ref']
    if (ids.has(id) || ids.has(`drafts.${id}`)) return
    lines.push(`Content: document "${document._id}", field ${path}: there is no document "${id}".`)
  })
  return lines
}
