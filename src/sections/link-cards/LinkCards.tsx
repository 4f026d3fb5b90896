import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { LinkCard } from './LinkCard.tsx'
import styles from './LinkCards.module.css'

const tints = ['leaf', 'indigo', 'ochre'] as const

/** What happens next, in cards; the third one is ochre. */
export function LinkCards({ section }: { section: Section<'linkCards'> }) {
  const { heading, cards } = section
  if (cards.length === 0) return null
  return (
    <Band as={heading ? 'section' : 'div'}>
      {heading ? <HeadRow heading={heading} /> : null}
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li className={styles.cell} key={card._id}>
            <LinkCard
              card={card}
              tint={tints[index % tints.length] ?? 'leaf'}
              level={heading ? 3 : 2}
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}
