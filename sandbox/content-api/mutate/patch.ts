import { Mutation } from '@sanity/mutator'
import { own } from '#shared/own.ts'
import { isRecord } from '#shared/json.ts'
import { isDocument } from '#sandbox/content-api/store/document.ts'
import { invalidMutation } from './errors.ts'
import type { PatchOperations } from '@sanity/types'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

const IMMUTABLE = ['_id', '_type'] as const

/**
 * Returns a patched copy of the document, made by Sanity's own mutator.
 * @throws MutationError for an invalid patch, or one that changes `_id` or `_type`
 */
export function patchDocument(
  before: StoredDocument,
  patch: Record<string, unknown>,
  index: number,
): StoredDocument {
  if (!isPatch(patch)) throw invalidMutation('The patch has an operation of the wrong shape', index)
  const after = apply(before, patch, index)
  if (!isDocument(after)) throw invalidMutation('A patch cannot remove a document', index)
  for (const name of IMMUTABLE) {
    if (after[name] !== before[name]) {
      throw invalidMutation(`Cannot modify immutable attribute "${name}"`, index)
    }
  }
  return after
}

function apply(before: StoredDocument, patch: PatchOperations, index: number): unknown {
  try {
    const mutation = new Mutation({ mutations: [{ patch: { ...patch, id: before._id } }] })
    // The mutator changes the document it is given, so it gets a copy.
    return mutation.apply({ ...before })
  } catch (error) {
    throw invalidMutation(error instanceof Error ? error.message : String(error), index)
  }
}

const SHAPES: Record<string, (value: unknown) => boolean> = {
  set: isRecord,
  setIfMissing: isRecord,
  unset: (value) => Array.isArray(value) && value.every((path) => typeof path === 'string'),
  inc: isNumbers,
  dec: isNumbers,
  diffMatchPatch: (value) =>
    isRecord(value) && Object.values(value).every((text) => typeof text === 'string'),
  insert: (value) => isRecord(value) && Array.isArray(value['items']),
}

function isPatch(patch: object): patch is PatchOperations {
  return Object.entries(patch).every(([name, value]) => own(SHAPES, name)?.(value) ?? false)
}

function isNumbers(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((part) => typeof part === 'number')
}

/** Adds a `_key` to every array member that is an object without one (`autoGenerateArrayKeys`). */
export function withArrayKeys<Value>(value: Value, makeKey: () => string): Value
export function withArrayKeys(value: unknown, makeKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const inner = withArrayKeys(item, makeKey)
      return isRecord(inner) && inner['_key'] === undefined ? { ...inner, _key: makeKey() } : inner
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withArrayKeys(field, makeKey)]),
  )
}
