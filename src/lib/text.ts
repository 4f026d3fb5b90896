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
