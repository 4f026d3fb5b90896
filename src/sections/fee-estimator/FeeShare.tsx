import { feeRules } from '#shared/money/fee.ts'
import styles from './FeeShare.module.css'

const project = 40
const ours = Math.round(feeRules.rate * project)

interface FeeShareProps {
  text: string
  note: string | null
}

/** The fee as a share, in bricks: 7.5 % is three of forty. */
export function FeeShare({ text, note }: FeeShareProps) {
  return (
    <div className={styles.share}>
      <div className={styles.course} aria-hidden="true">
        <Bricks count={ours} kind="fee" />
      </div>
      <div className={styles.course} aria-hidden="true">
        <Bricks count={project} kind="project" />
      </div>
      <p className={styles.words}>
        <b>{text}</b> {note}
      </p>
    </div>
  )
}

function Bricks({ count, kind }: { count: number; kind: 'fee' | 'project' }) {
  return Array.from({ length: count }, (_, index) => (
    <i className={styles.brick} data-kind={kind} key={index} />
  ))
}
