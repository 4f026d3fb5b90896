import { feeRules } from '#src/lib/fee.ts'
import styles from './FeeShare.module.css'

const project = 40
const ours = Math.round(feeRules.rate * project)

/** The fee as a share, in bricks: 7.5 % are three on forty. */
export function FeeShare() {
  return (
    <div className={styles.share}>
      <div className={styles.course} aria-hidden="true">
        <Bricks count={ours} kind="fee" />
      </div>
      <div className={styles.course} aria-hidden="true">
        <Bricks count={project} kind="project" />
      </div>
      <p className={styles.words}>
        {/* One text: as several, a new line break would count as a shift. */}
        <b>{`For every ${project} bricks of your project, ${ours} more are our fee.`}</b> The share
        is the same at every budget.
      </p>
    </div>
  )
}

function Bricks({ count, kind }: { count: number; kind: 'fee' | 'project' }) {
  return Array.from({ length: count }, (_, index) => (
    <i className={styles.brick} data-kind={kind} key={index} />
  ))
}
