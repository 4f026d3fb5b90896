import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import type { TileTint } from '#src/ui/tile/Tile.tsx'
import styles from './LinkCard.module.css'

interface LinkCardProps {
  card: Section<'linkCards'>['cards'][number]
  tint: TileTint
  level: 2 | 3
}

/** One card; if it has a link, the whole card is the link. */
export function LinkCard({ card, tint, level }: LinkCardProps) {
  const { title, body, icon, link } = card
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.card} data-ground="light">
      {icon ? <Tile icon={icon} tint={tint} className={styles.tile} /> : null}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.body}>{body}</p>
      {link ? (
        <div className={styles.link}>
          <Action action={link} variant="more">
            <Icon name="arrow-right" small />
          </Action>
        </div>
      ) : null}
    </div>
  )
}
