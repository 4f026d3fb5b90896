import { asText, objectsIn } from '#shared/json.ts'
import { nameFields } from '#studio/document-name.ts'

/** The copy of a document as an editor finds it: named as a copy, without an address. */
export function copyOf<D extends Record<string, unknown>>(document: D): D {
  const copy = { ...document }
  delete copy['path']
  delete copy['slug']
  delete copy['from']
  const name = nameFields.find((field) => asText(copy[field]))
  return name === undefined ? copy : { ...copy, [name]: `Copy of ${asText(copy[name])}` }
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
