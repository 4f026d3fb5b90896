import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Prose } from '#src/ui/prose/Prose.tsx'

/** A text of the editor's own, with or without a heading. */
export function RichText({ section }: { section: Section<'richText'> }) {
  if (section.body.length === 0) return null
  return (
    <Band as={section.heading ? 'section' : 'div'}>
      {section.heading ? <HeadRow heading={section.heading} /> : null}
      <Prose value={section.body} />
    </Band>
  )
}
