import { danglingReference, stillReferenced } from './errors.ts'
import { referringIds, strongReferences } from './references.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { Transaction } from './transaction.ts'

/**
 * Refuses a transaction that would add a strong reference to a missing document, or delete a document
 * that is still referenced. References that were broken before are allowed: the seed may have some.
 * @throws MutationError
 */
export function checkReferences(
  transaction: Transaction,
  documents: readonly StoredDocument[],
  get: (id: string) => StoredDocument | undefined,
): void {
  const changes = new Map(transaction.changes.map((change) => [change.id, change]))
  const after = (id: string) => (changes.has(id) ? changes.get(id)?.after : get(id))

  for (const change of changes.values()) {
    const old = change.before && strongReferences(change.before)
    const added = change.after ? [...strongReferences(change.after)] : []
    const missing = added.find((id) => !old?.has(id) && !after(id))
    if (missing !== undefined) throw danglingReference(change.id, missing, change.index)
  }
  const deleted = [...changes.values()].filter((change) => change.before && !change.after)
  if (deleted.length === 0) return
  const remaining = [
    ...documents.filter(({ _id }) => !changes.has(_id)),
    ...[...changes.values()].flatMap((change) => change.after ?? []),
  ]
  for (const { id, index } of deleted) {
    const referring = referringIds(remaining, id)
    if (referring.length > 0) throw stillReferenced(id, referring, index)
  }
}
