import type { Section } from '#src/content/types.ts'

type Block = Section<'legalText'>['page']['body'][number]

export interface LegalSection {
  /** For the address: "information-we-collect"; unique on the page. */
  id: string
  title: string
  body: Block[]
}

/** Splits a legal text at its h2 headings; everything before the first one is the introduction. */
export function legalSections(body: Block[]): { intro: Block[]; sections: LegalSection[] } {
  const intro: Block[] = []
  const sections: LegalSection[] = []
  for (const block of body) {
    const title = block.style === 'h2' ? textOf(block) : ''
    if (title) sections.push({ id: uniqueId(title, sections), title, body: [] })
    else (sections.at(-1)?.body ?? intro).push(block)
  }
  return { intro, sections }
}

function textOf(block: Block): string {
  return (block.children ?? [])
    .map(({ text }) => text ?? '')
    .join('')
    .trim()
}

function uniqueId(title: string, before: LegalSection[]): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const id = words.join('-').replace(/^(?![a-z])/, 'section-')
  const wanted = id === 'section-' ? `section-${before.length + 1}` : id
  return before.some((section) => section.id === wanted) ? `${wanted}-${before.length + 1}` : wanted
}
