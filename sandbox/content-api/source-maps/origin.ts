/** Where a value of the dataset is stored: its document and its path in it. */
export interface Origin {
  /** Id of the stored document; the `drafts` perspective shows it under the published id. */
  id: string
  type: string
  path: readonly Step[]
}

/** The name of a field, or the index of an array member with its `_key`, if it has one. */
export type Step = string | { index: number; key: string | undefined }

/**
 * Key under which each object of a traced dataset holds its `Origin`. Symbols are invisible to the
 * functions and comparisons of a query, and a splat copies them.
 */
export const ORIGIN = Symbol('origin')

/** Key under which a traced result holds the source of its attribute `name`. */
export function sourceKey(name: string): symbol {
  return Symbol.for(`sandbox source of ${name}`)
}
