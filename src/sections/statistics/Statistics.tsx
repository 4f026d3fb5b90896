import { groundOf } from '#shared/section-grounds.ts'
import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { VisuallyHiddenHeading } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Statistics.module.css'

/** Figures side by side, each with its label. */
export function Statistics({ section }: { section: Section<'statistics'> }) {
  const { heading, items } = section
  return (
    <Band ground={groundOf(section)} as={heading ? 'section' : 'div'}>
      {heading ? <VisuallyHiddenHeading>{heading}</VisuallyHiddenHeading> : null}
      <ul className={styles.row}>
        {items.map((item) => (
          <li {...editMark(item)} className="card" key={item._key}>
            <b>{item.value}</b> {item.label}
          </li>
        ))}
      </ul>
    </Band>
  )
}
