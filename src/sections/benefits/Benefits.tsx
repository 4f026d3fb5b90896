import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { BenefitGrid } from './BenefitGrid.tsx'

/** The benefit cards of an audience page. */
export function Benefits({ section }: { section: Section<'benefits'> }) {
  if (section.cards.length === 0) return null
  return (
    <Band ground="render">
      <HeadRow heading={section.heading} lead={section.lead} />
      <BenefitGrid cards={section.cards} />
    </Band>
  )
}
