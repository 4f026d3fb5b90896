import type { Section } from '#src/content/types.ts'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import { StairDrawing } from './StairDrawing.tsx'
import styles from './DecisionDrawing.module.css'

/** A sample drawing with its title block, and the record of the decision that is marked on it. */
export function DecisionDrawing({ section }: { section: Section<'decisionDrawing'> }) {
  const { heading, lead, sampleNote, titleBlock, entries } = section
  if (entries.length === 0) return null
  return (
    <SampleBand heading={heading} lead={lead} note={sampleNote} ground="render">
      <div className={styles.sheet}>
        <StairDrawing section={section} />
        {titleBlock && titleBlock.length > 0 ? (
          <dl className={styles.title}>
            {titleBlock.map(({ _key, label, value }) => (
              <div className={styles.field} key={_key}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <ol className={styles.record}>
        {entries.map(({ _key, time, who, text }, index) => (
          <li
            className={styles.entry}
            key={_key}
            data-decision={index === entries.length - 1 || undefined}
          >
            <time className={styles.time}>{time}</time>
            <p className={styles.words}>
              {who ? <b>{who}. </b> : null}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </SampleBand>
  )
}
