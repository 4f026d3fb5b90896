import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { BondCard } from './BondCard.tsx'
import styles from './BenefitBond.module.css'

/** Benefits with their figures and drawings, laid 7 and 5, 5 and 7, 7 and 5. */
export function BenefitBond({ section }: { section: Section<'benefitBond'> }) {
  if (section.cards.length === 0) return null
  return (
    <Band ground="render">
      <HeadRow heading={section.heading} />
      <div className={styles.bond}>
        {section.cards.map((card) => (
          <BondCard key={card._id} card={card} />
        ))}
      </div>
    </Band>
  )
}
