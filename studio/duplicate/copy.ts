import { objectsIn } from '#shared/json.ts'

/** What a list calls a document, by the first of these that it has. */
const NAMES = ['title', 'name', 'question']
/** What only one document can have. */
const UNIQUE = ['path', 'from']

/** The copy of a document as an editor finds it: named as one, without an address of its own yet. */
export function copyOf<D extends Record<string, unknown>>(document: D): D {
  const name = NAMES.find((field) => typeof document[field] === 'string')
  const copy = { ...document, ...(name && { [name]: `Copy of ${String(document[name])}` }) }
  for (const field of UNIQUE) delete copy[field]
  return copy
}

/** Whether a document shows others, such as cards, which its copy shows too; images are no such documents. */
export function showsOthers(value: unknown): boolean {
  return objectsIn(value).some(
    ({ _ref: ref, _weak: isWeak }) =>
      typeof ref === 'string' && isWeak !== true && !/^(?:image|file)-/.test(ref),
  )
}
