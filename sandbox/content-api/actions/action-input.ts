import { isRecord } from '#shared/json.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { OpenTransaction } from '#sandbox/content-api/mutate/transaction.ts'

/** The fields of an action, as received. */
export type Fields = Record<string, unknown>

/** Thrown for an action that Sanity would refuse; the caller adds its index (`MutationError`). */
export class ActionRefused extends Error {}

/** The document the action is about. @throws ActionRefused */
export function existing(open: OpenTransaction, id: string): StoredDocument {
  const document = open.get(id)
  if (!document) throw new ActionRefused(`Document "${id}" does not exist`)
  return document
}

/** @throws ActionRefused when the document is not at the expected revision, if there is one. */
export function expectRevision(document: StoredDocument, expected: unknown): void {
  if (typeof expected !== 'string' || document['_rev'] === expected) return
  const found = JSON.stringify(document['_rev'] ?? '')
  throw new ActionRefused(
    `Document "${document._id}" has unexpected revision ID (${found}), expected "${expected}"`,
  )
}

/** A copy of the document under another id. */
export function copy(document: StoredDocument, id: string): StoredDocument {
  const { _rev, _updatedAt, ...rest } = document
  return { ...rest, _id: id, _type: document._type }
}

/** A required text of the action. @throws ActionRefused */
export function text(action: Fields, name: string): string {
  const value = action[name]
  if (typeof value === 'string' && value !== '') return value
  throw new ActionRefused(`"${name}" is required`)
}

/** A required object of the action. @throws ActionRefused */
export function fields(action: Fields, name: string): Fields {
  const value = action[name]
  if (isRecord(value)) return value
  throw new ActionRefused(`"${name}" is required`)
}
