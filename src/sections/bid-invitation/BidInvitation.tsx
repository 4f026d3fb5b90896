import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { SampleBand, Sheet } from '#src/ui/sample/SampleBand.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './BidInvitation.module.css'

/** A sample of what a contractor gets: an invitation to bid, and the rating after a finished job. */
export function BidInvitation({ section }: { section: Section<'bidInvitation'> }) {
  const { title, subject, badge, facts, buttons } = section
  return (
    <SampleBand layout="end" section={section}>
      <div className={styles.measure}>
        <div className={`stack-joint ${styles.papers}`}>
          <Sheet title={title} subject={subject} badge={badge} look="invitation">
            <dl className="ruled">
              {facts.map(({ _key, label, text }) => (
                <div className={styles.fact} key={_key}>
                  <dt className="stone">{label}</dt>
                  <dd className="strong">{text}</dd>
                </div>
              ))}
            </dl>
            {/* Part of the drawing, so neither pressed nor read aloud. */}
            {buttons?.length ? (
              <div className={`cluster strong above-4 ${styles.buttons}`} aria-hidden="true">
                {buttons.map((label, index) => (
                  <span key={index}>{label}</span>
                ))}
              </div>
            ) : null}
          </Sheet>
          <Rating section={section} />
        </div>
      </div>
    </SampleBand>
  )
}

/** A rating card: the mean of the criteria, and each of them in bricks. */
function Rating({ section }: { section: Section<'bidInvitation'> }) {
  const { rated, ratingSubject, criteria, ratingNote } = section
  return (
    <Sheet title={rated} subject={ratingSubject} look="rating">
      <p className={styles.mean}>
        {meanOf(criteria)}
        <VisuallyHidden> {t().sections.outOf(best)}</VisuallyHidden>
      </p>
      <dl className={`stack-3 above-5 ${styles.criteria}`}>
        {criteria.map(({ _key, label, bricks }) => (
          <div key={_key}>
            <dt>{label}</dt>
            <dd className={`bricks ${styles.bricks}`}>
              <VisuallyHidden>{`${bricks} ${t().sections.outOf(best)}`}</VisuallyHidden>
              {Array.from({ length: best }, (_, index) => (
                <i key={index} data-full={index < bricks || undefined} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small above-4">{ratingNote}</p>
    </Sheet>
  )
}

/** The bricks of a criterion that could not be better. */
const best = 5

/** The mean of all criteria with one decimal, such as "4.8". */
function meanOf(criteria: readonly { bricks: number }[]): string {
  const sum = criteria.reduce((total, { bricks }) => total + bricks, 0)
  return (sum / criteria.length).toLocaleString(t().tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}
