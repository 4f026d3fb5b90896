import type { Section } from '#src/content/types.ts'
import { Sheet } from '#src/ui/sample/Sheet.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { best, bricksOf, meanOf } from './rating.ts'
import styles from './Rating.module.css'

/** A rating card: the mean of the criteria, and each of them in bricks. */
export function Rating({ section }: { section: Section<'bidInvitation'> }) {
  const { rated, ratingSubject, criteria, ratingNote } = section
  return (
    <Sheet title={rated} subject={ratingSubject} look="rating">
      <p className={styles.mean}>
        {meanOf(criteria)}
        <VisuallyHidden> of {best}</VisuallyHidden>
      </p>
      <dl className={styles.criteria}>
        {criteria.map((criterion) => (
          <div className={styles.criterion} key={criterion._key}>
            <dt>{criterion.label}</dt>
            <dd className={styles.bricks}>
              <VisuallyHidden>{`${bricksOf(criterion)} of ${best}`}</VisuallyHidden>
              {Array.from({ length: best }, (_, index) => (
                <i
                  className={styles.brick}
                  key={index}
                  data-empty={index >= bricksOf(criterion) || undefined}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{ratingNote}</p>
    </Sheet>
  )
}
