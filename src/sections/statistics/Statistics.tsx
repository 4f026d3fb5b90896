import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import styles from './Statistics.module.css'

/** Figures side by side, each with its meaning (§1). */
export function Statistics({ section }: { section: Section<'statistics'> }) {
  if (section.items.length === 0) return null
  return (
    <Band label={section.heading ?? undefined}>
      <ul className={styles.row}>
        {section.items.map((item) => (
          <li className={styles.statistic} key={item._key}>
            <b className={styles.value}>{item.value}</b> {item.label}
          </li>
        ))}
      </ul>
    </Band>
  )
}
