/** How many characters a person sees: an emoji is one, however it is encoded. */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text).length
  return [...new Intl.Segmenter().segment(text)].length
}

/** More marks on one letter than any script needs; a page takes seconds to draw thousands of them. */
export const pileOfMarks = /(?:\p{M}\p{Cf}*){11,}/gu

/** The first `length` UTF-16 units, as an input's `maxlength` counts, never half a character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * A text without what nobody sees: spaces around it, zero-width and control characters, byte order marks,
 * direction marks, soft hyphens, tags. Joiners and variants stay in scripts and emoji that need them.
 */
export function visibleText(text: string): string {
  return text.replace(unseen, '').trim()
}

/** What a joiner or variant may change: letters of scripts with joined forms, emoji. */
const shape = String.raw`[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Z}\p{P}\p{ASCII}\p{Cc}\p{Cf}\p{DI}\u2800]`
const unseen = new RegExp(
  String.raw`(?![\t\n\r])[\p{Cc}\p{DI}\uFFF9-\uFFFB\u2800](?<!${shape}(?:\p{VS}|\p{VS}?[\u200C\u200D](?=${shape})))`,
  'gu',
)

/** A number with its noun: "1 text", "3 texts". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

const placeholder = /\{(\w+)\}/g

/** A text of the CMS with its placeholders filled: "{plan} costs less" gives "Pro costs less". */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(placeholder, (mark, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? mark) : mark,
  )
}

/** The names of the placeholders in a text, in their order: "{plan} for {people}" gives plan, people. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}

/** A random UUID of version 4. `crypto.randomUUID` is missing on a site that is served without TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (digit, at: number) => {
    const byte = bytes[at] ?? 0
    return (digit === 'x' ? byte % 16 : 8 + (byte % 4)).toString(16)
  })
}

/** A text whose sums and dates do not break between their parts: "NGN 26,000,000", "12 November". */
export function keepTogether(text: string): string {
  return text.replace(
    /(?<=\b\p{Lu}{3}) (?=\d)|(?<=\b\d{1,2}) (?=\p{Lu}\p{Ll}{2}|\p{Ll}{3,9} 20\d\d)/gu,
    '\u00A0',
  )
}
