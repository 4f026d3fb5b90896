import { asText } from '#shared/json.ts'

/** The fields that name a document, best first: the title of a testimonial is the role of its name. */
export const nameFields = ['name', 'title', 'question', 'city', 'text', 'from']

/** What lists call a document; undefined while it has none of these fields. */
export function nameOf(document: Readonly<Record<string, unknown>>): string | undefined {
  return nameFields.map((field) => asText(document[field])).find(Boolean)
}
