import type { Section } from '#src/content/types.ts'
import { formatAmount, formatNaira } from '#shared/money/money.ts'
import { HouseImage } from '#src/ui/house-image/HouseImage.tsx'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import { Sheet } from '#src/ui/sample/Sheet.tsx'
import { BudgetWall } from './BudgetWall.tsx'
import { Signatures } from './Signatures.tsx'
import { budgetBricks } from './budget-bricks.ts'
import styles from './MonitoringReport.module.css'

/** A sample of the one page that a lender's committee gets: budget, checks, release and signatures. */
export function MonitoringReport({ section }: { section: Section<'monitoringReport'> }) {
  const { budget, paidBefore, released, signatures } = section
  const bricks = budgetBricks(budget, paidBefore, released)
  if (bricks === null) return null
  return (
    <SampleBand
      layout="end"
      heading={section.heading}
      lead={section.lead}
      note={section.sampleNote}
    >
      <Sheet title={section.title} subject={section.subject} badge={section.badge}>
        <h4 className={styles.title}>
          {/* No line break between the sum and its currency. */}
          {`${section.budgetLabel}, ${formatNaira(budget).replace(' ', '\u00A0')}`}
        </h4>
        <BudgetWall bricks={bricks} section={section} />
        <div className={styles.columns}>
          <div>
            <h4 className={styles.title}>{section.checksHeading}</h4>
            <Checks first={section.passedFirst} again={section.passedAgain} />
            <p className={styles.small}>{section.checksNote}</p>
          </div>
          <figure className={styles.figure}>
            <HouseImage week={section.week} />
            <figcaption className={styles.caption}>{section.drawingNote}</figcaption>
          </figure>
        </div>
        <div className={styles.release} data-ground="dark">
          <b>{section.releaseTitle}</b>
          <p className={styles.money}>
            <small className={styles.unit}>NGN</small> {formatAmount(released)}
          </p>
          {section.releaseNote ? <p className={styles.paid}>{section.releaseNote}</p> : null}
        </div>
        <Signatures of={signatures ?? []} />
      </Sheet>
    </SampleBand>
  )
}

/** One brick for each check; the words below say the same. */
function Checks({ first, again }: { first: number; again: number }) {
  return (
    <div className={styles.checks} aria-hidden="true">
      {Array.from({ length: most(first) + most(again) }, (_, index) => (
        <i className={styles.check} key={index} data-again={index >= most(first) || undefined} />
      ))}
    </div>
  )
}

/** A number of bricks that fits the sheet, whatever was typed. */
function most(bricks: number): number {
  return Math.min(Math.max(Math.round(bricks) || 0, 0), 24)
}
