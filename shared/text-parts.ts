import { isPortableTextBlock, toPlainText } from '@portabletext/toolkit'

/** A block of Portable Text, as far as its parts need it. */
interface Block {
  _type: string
  style?: unknown
}

export interface TextPart {
  /** For the address: "information-we-collect"; unique on the page. */
  id: string
  title: string
}

/** Splits a text at its h2 headings; everything before the first one is the introduction. */
export function textParts<B extends Block>(
  body: B[],
): { intro: B[]; parts: (TextPart & { heading: B; body: B[] })[] } {
  const intro: B[] = []
  const parts: (TextPart & { heading: B; body: B[] })[] = []
  for (const block of body) {
    const title =
      block.style === 'h2' && isPortableTextBlock(block) ? toPlainText(block).trim() : ''
    if (title) parts.push({ id: uniqueId(title, parts), title, heading: block, body: [] })
    else (parts.at(-1)?.body ?? intro).push(block)
  }
  return { intro, parts }
}

function uniqueId(title: string, before: TextPart[]): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const id = words.join('-').replace(/^(?![a-z])/, 'section-')
  const wanted = id === 'section-' ? `section-${before.length + 1}` : id
  return before.some((part) => part.id === wanted) ? `${wanted}-${before.length + 1}` : wanted
}
