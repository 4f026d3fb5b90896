import type { Path } from '@sanity/types'
import { asText, keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'

/** A text of a document with its path and the texts beside it. */
export interface PlacedText {
  text: string
  path: Path
  /** Name of its field. */
  field: string
  /** All texts of the same object, joined: what a short text such as "52 million" is about. */
  company: string
}

/** Every text an editor wrote into a document or section, formatted text included. */
export function walkTexts(value: unknown, path: Path = []): PlacedText[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, index) => walkTexts(member, [...path, keyOf(member, index)]))
  }
  if (!isRecord(value)) return []
  if (value['_type'] === 'block')
    return [blockText(value, path), ...walkTexts(value['markDefs'], [...path, 'markDefs'])]
  const entries = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  const company = entries.map(([, text]) => (typeof text === 'string' ? text : '')).join(' ')
  return entries.flatMap(([field, text]) =>
    typeof text === 'string'
      ? [{ text, path: [...path, field], field, company }]
      : walkTexts(text, [...path, field]),
  )
}

function blockText({ children }: Record<string, unknown>, path: Path): PlacedText {
  const spans = Array.isArray(children) ? children.filter(isRecord) : []
  const text = spans.map((span) => asText(span['text'])).join('')
  return { text, path, field: '', company: text }
}
