import type { TextLimit } from '#schemas/fields/fields.ts'
import { counted } from '#shared/text.ts'

/** The count below a text with a limit, in UTF-16 units, as the validation counts. */
export function describeLength(value: unknown, { most, kind }: TextLimit) {
  const length = typeof value === 'string' ? value.length : 0
  const count = `${length} / ${most}`
  if (length > most) {
    const what = kind === 'refused' ? 'too long' : 'longer than advised'
    return { text: `${count}: ${counted(length - most, 'character')} ${what}`, isOver: true }
  }
  return { text: count, isOver: false }
}

/**
 * What a formatted text does not take over from a web page or a document, as a sentence; null if all of it
 * is taken over.
 * @param html of the clipboard
 */
export function lostInPaste(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const count = (selector: string) => body.querySelectorAll(selector).length
  const lost = [
    { noun: 'image', number: count('img, svg') },
    { noun: 'table', number: count('table') },
  ]
    .filter(({ number }) => number > 0)
    .map(({ noun, number }) => counted(number, noun))
  const titles = count('h1, h4, h5, h6')
  const sentences = [
    lost.length > 0 && `${lost.join(' and ')} cannot be part of this text: use a section for them.`,
    titles > 0 &&
      `${counted(titles, 'title')} became plain text: choose Heading or Subheading where you want one.`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}
