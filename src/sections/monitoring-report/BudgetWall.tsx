import type { Section } from '#src/content/types.ts'
import type { BudgetBricks } from './budget-bricks.ts'
import styles from './BudgetWall.module.css'

interface BudgetWallProps {
  bricks: BudgetBricks
  section: Section<'monitoringReport'>
}

/** A hundred bricks: paid before, paid by this release, and left. The key says the same in words. */
export function BudgetWall({ bricks, section }: BudgetWallProps) {
  const parts = [
    { state: 'paid', count: bricks.paid, label: section.paidLabel },
    { state: 'released', count: bricks.released, label: section.releasedLabel },
    { state: 'left', count: bricks.left, label: section.leftLabel },
  ]
  return (
    <>
      <div className={styles.wall} aria-hidden="true">
        {parts.flatMap(({ state, count }) =>
          Array.from({ length: count }, (_, index) => (
            <i className={styles.brick} key={`${state} ${index}`} data-state={state} />
          )),
        )}
      </div>
      <ul className={styles.key}>
        {parts.map(({ state, count, label }) => (
          <li className={styles.part} key={state}>
            <i className={styles.brick} data-state={state} aria-hidden="true" />
            {`${count}% ${label}`}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{section.bricksNote}</p>
    </>
  )
}
