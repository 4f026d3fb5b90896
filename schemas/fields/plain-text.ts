import { isRecord, words } from './values.ts'

/** The words of a formatted text in one line, for lists; undefined when there are none. */
export function plainText(blocks: unknown): string | undefined {
  const text = (Array.isArray(blocks) ? blocks : [])
    .filter(isRecord)
    .flatMap(({ children }) => (Array.isArray(children) ? children : []))
    .filter(isRecord)
    .map((span) => words(span['text']))
    .join(' ')
  return oneLine(text) || undefined
}

/** Headings may break into lines; a list shows them in one. */
export function oneLine(text: unknown): string | undefined {
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : undefined
}
