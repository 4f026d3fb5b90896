import { MenuRow } from '#src/ui/menu/MenuRow.tsx'
import type { MenuEntry } from '#src/ui/menu/MenuRow.tsx'
import styles from './MenuList.module.css'

const tints = ['clay', 'leaf', 'ochre', 'indigo'] as const

interface MenuListProps {
  entries: MenuEntry[]
  /** Index of the first tile's colour. */
  firstTint: number
  path: string
}

/** The rows of a menu panel; their tiles alternate between clay, leaf, ochre and indigo. */
export function MenuList({ entries, firstTint, path }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        <li key={entry._key}>
          <MenuRow
            entry={entry}
            tint={tints[(index + firstTint) % tints.length] ?? 'clay'}
            path={path}
          />
        </li>
      ))}
    </ul>
  )
}
