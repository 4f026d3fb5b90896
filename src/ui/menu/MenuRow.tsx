import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import type { TileTint } from '#src/ui/tile/Tile.tsx'
import styles from './MenuRow.module.css'

export interface MenuEntry {
  _key: string
  label: string
  link: string
  description?: string
  icon?: string
}

interface MenuRowProps {
  entry: MenuEntry
  tint: TileTint
  /** Links to the current page. */
  path: string
}

/** A link in a menu: a plain label, or a tile, a title and a line of text. */
export function MenuRow({ entry: { label, link, description, icon }, tint, path }: MenuRowProps) {
  return (
    <SmartLink
      to={link}
      className={styles.row}
      data-plain={icon ? undefined : ''}
      aria-current={link === path ? 'page' : undefined}
    >
      {icon ? <Tile icon={icon} tint={tint} className={styles.tile} /> : null}
      <span className={styles.text}>
        <span className={styles.title}>{label}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
      <Icon name="arrow-right" small />
    </SmartLink>
  )
}
