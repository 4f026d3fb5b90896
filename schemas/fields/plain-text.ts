import { asText } from './values.ts'
import { isRecord } from '#shared/json.ts'

/** A formatted text as one line of plain text, for lists; undefined when it is empty. */
export function plainText(blocks: unknown): string | undefined {
  const text = (Array.isArray(blocks) ? blocks : [])
    .filter(isRecord)
    .flatMap(({ children }) => (Array.isArray(children) ? children : []))
    .filter(isRecord)
    .map((span) => asText(span['text']))
    .join(' ')
  return oneLine(text) || undefined
}

/** A text without its line breaks, for lists. */
export function oneLine(text: unknown): string | undefined {
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : undefined
}
