import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { CourseStack } from '#src/ui/wall/Wall.tsx'
import { CardGrid } from '#src/ui/grid/Grid.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Monitoring.module.css'

/** The checks of the monitoring service, each one course higher in the wall. */
export function Monitoring({ section }: { section: Section<'monitoring'> }) {
  const { heading, lead, items } = section
  return (
    <Band>
      <HeadRow heading={heading} lead={lead} />
      <CardGrid as="ol" columns={4} className={styles.checks}>
        {items.map((item, index) => (
          <li {...editMark(item)} className="stack-2" key={item._key}>
            <CourseStack laid={index + 1} of={items.length} />
            <h3>{item.title}</h3>
            <p className="stone">{item.body}</p>
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}
