import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { MosaicCard } from './MosaicCard.tsx'
import styles from './BenefitMosaic.module.css'

/** Benefits with their figures and drawings, laid 7 and 5, 5 and 7, 7 and 5. */
export function BenefitMosaic({ section }: { section: Section<'benefitMosaic'> }) {
  if (section.cards.length === 0) return null
  return (
    <Band ground="render">
      <HeadRow heading={section.heading} />
      <div className={styles.mosaic}>
        {section.cards.map((card) => (
          <MosaicCard key={card._id} card={card} />
        ))}
      </div>
    </Band>
  )
}
