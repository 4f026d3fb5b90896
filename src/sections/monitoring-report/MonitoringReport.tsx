import { budgetBricks, formatAmount, formatNaira, formatPercent } from '#shared/money.ts'
import { t } from '#shared/words/words.ts'
import type { Section } from '#src/content/types.ts'
import { HouseImage } from '#src/ui/picture/Picture.tsx'
import { SampleBand, Sheet } from '#src/ui/sample/SampleBand.tsx'
import { CardGrid } from '#src/ui/grid/Grid.tsx'
import styles from './MonitoringReport.module.css'

/** A sample of the one page that a lender's committee gets: budget, checks, release and signatures. */
export function MonitoringReport({ section }: { section: Section<'monitoringReport'> }) {
  const { budget, paidBefore, released, signatures } = section
  const bricks = budgetBricks(budget, paidBefore, released)
  return (
    <SampleBand layout="end" section={section}>
      <Sheet title={section.title} subject={section.subject} badge={section.badge}>
        <h4 className={`title ${styles.heading}`}>
          {/* No line break between the sum and its currency. */}
          {section.budgetLabel + t().comma + formatNaira(budget).replace(' ', '\u00A0')}
        </h4>
        <BudgetWall bricks={bricks} section={section} />
        <div className={`stack-6 above-6 ${styles.columns}`}>
          <div>
            <h4 className={`title ${styles.heading}`}>{section.checksHeading}</h4>
            <Checks first={section.passedFirst} again={section.passedAgain} />
            <p className="small">{section.checksNote}</p>
          </div>
          <figure>
            <HouseImage week={section.week} />
            <figcaption className="micro stone">{section.drawingNote}</figcaption>
          </figure>
        </div>
        <div className={`stack-1 above-6 ${styles.release}`} data-ground="dark">
          <b>{section.releaseTitle}</b>
          <p className={styles.money}>
            <small>NGN</small> {formatAmount(released)}
          </p>
          {section.releaseNote ? <p>{section.releaseNote}</p> : null}
        </div>
        <Signatures of={signatures ?? []} />
      </Sheet>
    </SampleBand>
  )
}

/** A mistyped number must not draw a page of bricks. */
const mostChecks = 48

/** One brick for each check; the words below say the same. */
function Checks({ first, again }: { first: number; again: number }) {
  return (
    <div className={`bricks ${styles.checks}`} aria-hidden="true">
      {Array.from({ length: Math.min(first + again, mostChecks) }, (_, index) => (
        <i
          key={index}
          data-full={index < first || undefined}
          data-again={index >= first || undefined}
        />
      ))}
    </div>
  )
}

interface BudgetWallProps {
  bricks: ReturnType<typeof budgetBricks>
  section: Section<'monitoringReport'>
}

/** A hundred bricks: paid before, paid by this release, and left. The key says the same in words. */
function BudgetWall({ bricks, section }: BudgetWallProps) {
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
      <ul className={`cluster small ${styles.key}`}>
        {parts.map(({ state, count, label }) => (
          <li className="row-2" key={state}>
            <i className={styles.brick} data-state={state} aria-hidden="true" />
            {`${formatPercent(count / 100)} ${label}`}
          </li>
        ))}
      </ul>
      <p className="quiet">{section.bricksNote}</p>
    </>
  )
}

type Signature = NonNullable<Section<'monitoringReport'>['signatures']>[number]

/** Strokes of a pen that spell no name. */
const strokes = [
  'M4 26c8-18 14-22 16-14s-8 16-3 14 10-14 14-12-3 12 2 11 8-8 14-9 10 6 22-2',
  'M6 8c2 10 2 16 0 22M6 18c10-14 20-12 18-4s-12 10-8 12 14-16 20-14 0 12 6 10 12-10 26-12',
  'M4 22c14-2 22-16 18-18s-10 20-6 22 12-14 16-14 2 12 8 10 14-14 20-8 10 6 22 2',
]

/** Who signed, and for what. */
function Signatures({ of: signatures }: { of: Signature[] }) {
  if (signatures.length === 0) return null
  return (
    <CardGrid columns={3} className={`small above-6 ${styles.signatures}`}>
      {signatures.map(({ _key, role, act }, index) => (
        <li key={_key}>
          <svg viewBox="0 0 108 34" aria-hidden="true">
            <path d={strokes[index % strokes.length]} />
          </svg>
          <b className="strong">{role}</b>
          {act}
        </li>
      ))}
    </CardGrid>
  )
}
