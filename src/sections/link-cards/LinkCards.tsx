import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { CardGrid } from '#src/ui/grid/Grid.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import type { TileTint } from '#src/ui/tile/Tile.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './LinkCards.module.css'

const tints = ['leaf', 'indigo', 'ochre'] as const

/** What happens next, in cards; the third one is ochre. */
export function LinkCards({ section }: { section: Section<'linkCards'> }) {
  const { heading, cards } = section
  return (
    <Band as={heading ? 'section' : 'div'}>
      {heading ? <HeadRow heading={heading} /> : null}
      <CardGrid columns={2} className={styles.cards}>
        {cards.map((card, index) => (
          <li {...editMark(card)} key={card._id}>
            <LinkCard
              card={card}
              tint={tints[index % tints.length] ?? 'leaf'}
              level={heading ? 3 : 2}
            />
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}

interface LinkCardProps {
  card: Section<'linkCards'>['cards'][number]
  tint: TileTint
  level: 2 | 3
}

/** One card; if it has a link, the whole card is the link. */
function LinkCard({ card, tint, level }: LinkCardProps) {
  const { title, body, icon, link } = card
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`card column ${styles.card}`} data-ground="light">
      {icon ? <Tile icon={icon} tint={tint} className={styles.tile} /> : null}
      <Title className="title">{title}</Title>
      <p className="stone">{body}</p>
      {link ? (
        <div className="stretched">
          <Action action={link} variant="more" />
        </div>
      ) : null}
    </div>
  )
}
