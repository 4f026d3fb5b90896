import { isRecord } from '#shared/json.ts'
import type { Change, StoredDocument } from './store.ts'

/** A patch in the Mendoza format: operation codes and their operands in one flat list. */
type Patch = readonly unknown[]

export interface MendozaPatches {
  apply: Patch
  revert: Patch
}

const VALUE = 0
const PUSH_FIELD_COPY = 10
const RETURN_INTO_SAME_KEY_AND_POP = 15
const SET_FIELD = 17
const DELETE_FIELD = 19

/** The patches that apply and revert a change. Like Sanity's, they leave the revision out. */
export function mendozaPatches({ before, after }: Change): MendozaPatches {
  const left = withoutRevision(before)
  const right = withoutRevision(after)
  return { apply: patchBetween(left, right), revert: patchBetween(right, left) }
}

function withoutRevision(document: StoredDocument | undefined): Record<string, unknown> | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}

/**
 * Compares objects field by field, so that the Studio can show what changed; a changed array is
 * replaced as a whole.
 */
function patchBetween(
  left: Record<string, unknown> | null,
  right: Record<string, unknown> | null,
): Patch {
  return left && right ? fieldPatch(left, right) : [VALUE, right]
}

function fieldPatch(left: Record<string, unknown>, right: Record<string, unknown>): unknown[] {
  // Mendoza refers to a field by its index among the old object's sorted keys.
  const keys = Object.keys(left).toSorted()
  const removed = keys.flatMap((key, at) => (key in right ? [] : [DELETE_FIELD, at]))
  const changed = Object.entries(right).flatMap(([key, value]) => {
    const old = left[key]
    if (key in left && isSame(old, value)) return []
    if (!isRecord(old) || !isRecord(value)) return [SET_FIELD, value, key]
    return [
      PUSH_FIELD_COPY,
      keys.indexOf(key),
      ...fieldPatch(old, value),
      RETURN_INTO_SAME_KEY_AND_POP,
    ]
  })
  return [...removed, ...changed]
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
