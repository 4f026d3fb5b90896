/** How many characters a person sees: an emoji is one, however it is encoded. */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text).length
  return [...new Intl.Segmenter().segment(text)].length
}

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
