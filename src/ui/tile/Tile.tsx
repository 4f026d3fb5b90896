import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './Tile.module.css'

export type TileTint = 'clay' | 'leaf' | 'ochre' | 'indigo'

interface TileProps {
  icon: string
  tint?: TileTint
  /** The parent may set `--tile-width` and `--tile-height` (default 52 by 36 pixels). */
  className?: string
}

/** A small tinted brick with an icon on it. */
export function Tile({ icon, tint = 'clay', className }: TileProps): ReactNode {
  return (
    <span className={classes('center', styles.tile, className)} data-tint={tint}>
      <Icon name={icon} />
    </span>
  )
}
