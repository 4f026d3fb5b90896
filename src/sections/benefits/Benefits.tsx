import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import type { TileTint } from '#src/ui/tile/Tile.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Benefits.module.css'

/** The benefit cards of an audience page. */
export function Benefits({ section }: { section: Section<'benefits'> }) {
  return (
    <Band>
      <HeadRow heading={section.heading} lead={section.lead} />
      <BenefitGrid cards={section.cards} />
    </Band>
  )
}

type Card = Section<'benefits'>['cards'][number]

const tints: TileTint[] = ['clay', 'leaf', 'ochre', 'indigo']

/** Benefit cards in running bond: 5 and 7 columns, then 7 and 5; the highlighted card is laterite. */
export function BenefitGrid({ cards }: { cards: Card[] }) {
  return (
    <div className="bond" data-first="5">
      {cards.map((card, index) => (
        <BenefitCard key={card._id} card={card} tint={tints[index % tints.length]} />
      ))}
    </div>
  )
}

function BenefitCard({ card, tint }: { card: Card; tint: TileTint | undefined }) {
  return (
    <article
      {...editMark(card)}
      className={`card ${styles.card}`}
      data-highlight={card.highlight || undefined}
      data-ground={card.highlight ? 'dark' : undefined}
      data-plain={(!card.icon && !card.image) || undefined}
    >
      <Mark card={card} tint={tint} />
      <h3>{card.title}</h3>
      <p className="stone">{card.body}</p>
      {card.link ? <Action action={card.link} variant="more" /> : null}
    </article>
  )
}

function Mark({ card, tint }: { card: Card; tint: TileTint | undefined }) {
  if (card.icon) return <Tile className={styles.tile} icon={card.icon} tint={tint} />
  if (!card.image) return null
  const framings = [{ ratio: 1.44, widths: [72, 144, 216], sizes: '72px' }] as const
  return <Picture className={styles.image} image={card.image} framings={framings} />
}
