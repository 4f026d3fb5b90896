import type { Section } from '#src/content/types.ts'
import { SampleBand, Sheet } from '#src/ui/sample/SampleBand.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './BidInvitation.module.css'

/** A sample of what a contractor gets: an invitation to bid, and the rating after a finished job. */
export function BidInvitation({ section }: { section: Section<'bidInvitation'> }) {
  const { title, subject, badge, facts, buttons, criteria } = section
  if (facts.length === 0) return null
  return (
    <SampleBand layout="end" section={section}>
      <div className={styles.measure}>
        <div className={styles.papers}>
          <Sheet title={title} subject={subject} badge={badge} look="invitation">
            <dl>
              {facts.map(({ _key, label, text }) => (
                <div className={styles.fact} key={_key}>
                  <dt className="stone">{label}</dt>
                  <dd className="strong">{text}</dd>
                </div>
              ))}
            </dl>
            {buttons?.length ? <DrawnButtons labels={buttons} /> : null}
          </Sheet>
          {criteria.length > 0 ? <Rating section={section} /> : null}
        </div>
      </div>
    </SampleBand>
  )
}

/** Part of the drawing, so neither pressed nor read aloud. */
function DrawnButtons({ labels }: { labels: string[] }) {
  return (
    <div className={`cluster strong ${styles.buttons}`} aria-hidden="true">
      {labels.map((label, index) => (
        <span key={index}>{label}</span>
      ))}
    </div>
  )
}

/** A rating card: the mean of the criteria, and each of them in bricks. */
function Rating({ section }: { section: Section<'bidInvitation'> }) {
  const { rated, ratingSubject, criteria, ratingNote } = section
  return (
    <Sheet title={rated} subject={ratingSubject} look="rating">
      <p className={styles.mean}>
        {meanOf(criteria)}
        <VisuallyHidden> of {best}</VisuallyHidden>
      </p>
      <dl className={styles.criteria}>
        {criteria.map((criterion) => (
          <div key={criterion._key}>
            <dt>{criterion.label}</dt>
            <dd className={styles.bricks}>
              <VisuallyHidden>{`${bricksOf(criterion)} of ${best}`}</VisuallyHidden>
              {Array.from({ length: best }, (_, index) => (
                <i key={index} data-empty={index >= bricksOf(criterion) || undefined} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={`small ${styles.note}`}>{ratingNote}</p>
    </Sheet>
  )
}

/** The bricks of a criterion that could not be better. */
const best = 5

interface Criterion {
  bricks: number
}

/** A whole number of bricks from 0 to the best, whatever was typed. */
function bricksOf({ bricks }: Criterion): number {
  return Math.min(Math.max(Math.round(bricks) || 0, 0), best)
}

/** The mean of all criteria with one decimal, such as "4.8". */
function meanOf(criteria: readonly Criterion[]): string {
  const sum = criteria.reduce((total, criterion) => total + bricksOf(criterion), 0)
  return (sum / criteria.length).toFixed(1)
}
