import type { Section } from '#src/content/types.ts'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import styles from './DecisionDrawing.module.css'

/** A sample drawing with its title block, and the record of the decision that is marked on it. */
export function DecisionDrawing({ section }: { section: Section<'decisionDrawing'> }) {
  const { titleBlock, entries } = section
  return (
    <SampleBand section={section}>
      <div className={styles.sheet}>
        <StairDrawing section={section} />
        {titleBlock && titleBlock.length > 0 ? (
          <dl className={styles.title}>
            {titleBlock.map(({ _key, label, value }) => (
              <div className={styles.field} key={_key}>
                <dt className="micro">{label}</dt>
                <dd className="strong">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <ol className={styles.record}>
        {entries.map(({ _key, time, who, text }, index) => (
          <li
            className={`stack-4 ${styles.entry}`}
            key={_key}
            data-decision={index === entries.length - 1 || undefined}
          >
            <time className="stone">{time}</time>
            <p>
              {who ? <b>{who}. </b> : null}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </SampleBand>
  )
}

const steps = '352.5H178V335H206V317.5H234V300H262V282.5H290V265H318V247.5H346'

/** A section through a stair whose landing is marked and drawn lower; a phone shows its marked part. */
function StairDrawing({ section }: { section: Section<'decisionDrawing'> }) {
  const { beamLabel, risersLabel, landingLabel, floorLabel, changeLabel, markLabel } = section
  return (
    <div className={styles.window}>
      <svg
        className={styles.drawing}
        viewBox="0 0 640 430"
        role="img"
        aria-label={section.description}
      >
        <path strokeOpacity={0.16} d={paperLines} />
        <path strokeWidth={4} d="M30 370h580" />
        <path strokeWidth={1.25} d={groundLines} />
        <path fill="var(--lime)" strokeWidth={3} d="M474 40h40v330h-40z" />
        <path strokeWidth={1.25} d={wallLines} />
        <RingBeam />
        <path fill="var(--lime)" strokeWidth={3} d={`M150 370V${steps}H474V265.5H352L185 370z`} />
        <path
          strokeWidth={2}
          strokeOpacity={0.55}
          d="M346 222V204.5H318V187H290V169.5H262V152H234V134.5H206V117H178"
        />
        <path strokeWidth={2} strokeDasharray="7 6" d="M346 222h128v18H346z" />
        <path fill="var(--laterite)" stroke="none" d="M440 222h34v8h-34z" />
        <path stroke="var(--laterite)" strokeWidth={6} d="M346 249h128" />
        <path
          stroke="var(--laterite-deep)"
          strokeWidth={2}
          d="M372 222h-52M346 249h-26M328 214v43M323 227l10-10M323 254l10-10"
        />
        <path strokeWidth={1.5} d="M532 168V96" />
        <path strokeWidth={1.5} data-only="wide" d="M200 284h52" />
        <rect
          stroke="var(--laterite)"
          strokeWidth={5}
          x="334"
          y="146"
          width="232"
          height="138"
          rx="4"
        />
        <rect fill="var(--laterite)" stroke="none" x="334" y="120" width="44" height="36" rx="3" />
        <Label at={[356, 144]} kind="flag" text={markLabel} />
        <Label at={[284, 241]} kind="change" text={changeLabel} />
        <Label at={[540, 104]} kind="start" text={beamLabel} />
        <Label at={[196, 288]} kind="end" text={risersLabel} />
        <Label at={[466, 306]} kind="end" text={landingLabel} />
        <Label at={[46, 356]} kind="start" text={floorLabel} />
      </svg>
    </div>
  )
}

/** A concrete beam in section, with its six bars. */
function RingBeam() {
  return (
    <>
      <path fill="var(--indigo)" stroke="none" d="M440 168h108v62H440z" />
      {[180, 218].flatMap((y) =>
        [454, 494, 534].map((x) => (
          <circle fill="var(--indigo-tint)" stroke="none" key={`${x} ${y}`} cx={x} cy={y} r="4" />
        )),
      )}
    </>
  )
}

interface LabelProps {
  at: [number, number]
  kind: 'start' | 'end' | 'change' | 'flag'
  text: string | null
}

function Label({ at: [x, y], kind, text }: LabelProps) {
  if (!text) return null
  return (
    <text x={x} y={y} data-label={kind}>
      {text}
    </text>
  )
}

/** Repeated lines of the stair's drawing, as path data in its 640 by 430 units. */

/** The squared paper. */
const paperLines =
  each(15, (index) => `M${index * 40 + 40} 0v430`) +
  each(10, (index) => `M0 ${index * 40 + 40}h640`)

/** The hatching of the ground below its line. */
const groundLines = each(32, (index) => `M${index * 18 + 48} 372l-14 14`)

/** The courses of the brick wall: every second one has a joint in its middle. */
const wallLines =
  each(15, (index) => `M474 ${index * 22 + 40}h40`) +
  each(7, (index) => `M494 ${index * 44 + 62}v22`)

function each(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}
