import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Prose } from '#src/ui/prose/Prose.tsx'

/** A formatted text, with or without a heading. */
export function RichText({ section }: { section: Section<'richText'> }) {
  return (
    <Band as={section.heading ? 'section' : 'div'}>
      {section.heading ? <HeadRow heading={section.heading} /> : null}
      <Prose value={section.body} />
    </Band>
  )
}
