import type { Section } from '#src/content/types.ts'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import { Sheet } from '#src/ui/sample/Sheet.tsx'
import { Rating } from './Rating.tsx'
import styles from './BidInvitation.module.css'

/** A sample of what a contractor gets: an invitation to bid, and the rating after a finished job. */
export function BidInvitation({ section }: { section: Section<'bidInvitation'> }) {
  const { title, subject, badge, facts, buttons, criteria } = section
  if (facts.length === 0) return null
  return (
    <SampleBand
      layout="end"
      heading={section.heading}
      lead={section.lead}
      note={section.sampleNote}
    >
      <div className={styles.measure}>
        <div className={styles.papers}>
          <Sheet title={title} subject={subject} badge={badge} look="invitation">
            <dl>
              {facts.map(({ _key, label, text }) => (
                <div className={styles.fact} key={_key}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.text}>{text}</dd>
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
    <div className={styles.buttons} aria-hidden="true">
      {labels.map((label, index) => (
        <span className={styles.button} key={index}>
          {label}
        </span>
      ))}
    </div>
  )
}
