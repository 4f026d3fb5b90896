import { isRecord } from '#shared/json.ts'
import { walk } from '#sandbox/content-api/store/document.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

const known = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** Ids of the documents that must exist: references that are not weak, nor to another dataset. */
export function strongReferences(document: StoredDocument): ReadonlySet<string> {
  const found = known.get(document)
  if (found) return found
  const ids = new Set<string>()
  walk(document, (value) => {
    if (isRecord(value) && typeof value['_ref'] === 'string' && isStrong(value)) {
      ids.add(value['_ref'])
    }
  })
  known.set(document, ids)
  return ids
}

function isStrong(reference: Record<string, unknown>): boolean {
  const isElsewhere = '_dataset' in reference || '_projectId' in reference
  return reference['_weak'] !== true && !isElsewhere
}

/** Ids of the documents that strongly refer to `id`; a document may refer to itself. */
export function referringIds(documents: Iterable<StoredDocument>, id: string): string[] {
  return [...documents]
    .filter((document) => document._id !== id && strongReferences(document).has(id))
    .map((document) => document._id)
}
