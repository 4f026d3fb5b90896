import { counted } from '#shared/text.ts'

/**
 * What a text takes over differently from a web page or a document, as a sentence; null when all of it
 * comes along.
 * @param html of the clipboard
 */
export function lostInPaste(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const count = (selector: string) => body.querySelectorAll(selector).length
  const lost = [
    { noun: 'image', number: count('img, svg') },
    { noun: 'table', number: count('table') },
  ].filter(({ number }) => number > 0)
  const titles = count('h1, h4, h5, h6')
  const sentences = [
    ...(lost.length > 0
      ? [
          `${lost.map(({ noun, number }) => counted(number, noun)).join(' and ')} cannot be part of this text: use a section for them.`,
        ]
      : []),
    ...(titles > 0
      ? [
          `${counted(titles, 'title')} became plain text: choose Heading or Subheading where you want one.`,
        ]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}
