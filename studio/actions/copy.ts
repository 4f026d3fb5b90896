import { objectsIn } from '#shared/json.ts'

/** What a list calls a document, by the first of these that it has. */
const NAMES = ['title', 'name', 'question']

/** The copy of a document as an editor finds it: named as a copy, without an address. */
export function copyOf<D extends Record<string, unknown>>(document: D): D {
  const name = NAMES.find((field) => typeof document[field] === 'string')
  const copy = { ...document, ...(name && { [name]: `Copy of ${String(document[name])}` }) }
  delete copy['path']
  delete copy['slug']
  delete copy['from']
  return copy
}

/** The ids of documents and files that a value shows; a weak reference is only a link. */
export function shownIds(value: unknown): string[] {
  return objectsIn(value).flatMap(({ _ref: id, _weak: isWeak }) =>
    typeof id === 'string' && isWeak !== true ? [id] : [],
  )
}

/** Whether a document shows other documents, such as cards, which its copy shows too. */
export function showsOthers(document: unknown): boolean {
  return shownIds(document).some((id) => !/^(?:image|file)-/.test(id))
}
