import type { Section } from '#src/content/types.ts'
import { groundLines, paperLines, wallLines } from './stair-lines.ts'
import styles from './StairDrawing.module.css'

const steps = '352.5H178V335H206V317.5H234V300H262V282.5H290V265H318V247.5H346'

/** A section through a stair whose landing is marked and drawn lower; a phone shows its marked part. */
export function StairDrawing({ section }: { section: Section<'decisionDrawing'> }) {
  const { beamLabel, risersLabel, landingLabel, floorLabel, changeLabel, markLabel } = section
  return (
    <div className={styles.window}>
      <svg
        className={styles.drawing}
        viewBox="0 0 640 430"
        role="img"
        aria-label={section.description}
      >
        <path className={styles.paper} d={paperLines} />
        <path className={styles.ground} d="M30 370h580" />
        <path className={styles.thin} d={groundLines} />
        <path className={styles.cut} d="M474 40h40v330h-40z" />
        <path className={styles.thin} d={wallLines} />
        <RingBeam />
        <path className={styles.cut} d={`M150 370V${steps}H474V265.5H352L185 370z`} />
        <path
          className={styles.faint}
          d="M346 222V204.5H318V187H290V169.5H262V152H234V134.5H206V117H178"
        />
        <path className={styles.before} d="M346 222h128v18H346z" />
        <path className={styles.clash} d="M440 222h34v8h-34z" />
        <path className={styles.landing} d="M346 249h128" />
        <path
          className={styles.measure}
          d="M372 222h-52M346 249h-26M328 214v43M323 227l10-10M323 254l10-10"
        />
        <path className={styles.pointer} d="M532 168V96" />
        <path className={styles.pointer} data-wide d="M200 284h52" />
        <rect className={styles.mark} x="334" y="146" width="232" height="138" rx="4" />
        <rect className={styles.flag} x="334" y="120" width="44" height="36" rx="3" />
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
      <path className={styles.beam} d="M440 168h108v62H440z" />
      {[180, 218].flatMap((y) =>
        [454, 494, 534].map((x) => (
          <circle className={styles.bar} key={`${x} ${y}`} cx={x} cy={y} r="4" />
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
    <text className={styles.label} x={x} y={y} data-label={kind}>
      {text}
    </text>
  )
}
