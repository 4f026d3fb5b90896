import styles from './CheckSummary.module.css'
import { summary } from './checks.ts'
import type { Check } from './checks.ts'

interface CheckSummaryProps {
  checks: Check[]
  /** Null while checks are running. */
  checkedAt: Date | null
}

/** One brick per check, in a fixed order, and how many passed. */
export function CheckSummary({ checks, checkedAt }: CheckSummaryProps) {
  const words = summary(checks)
  return (
    <>
      <div className={styles.bricks} role="img" aria-label={`${checks.length} checks: ${words}`}>
        {checks.map(({ name, state }, index) => (
          <i key={`${name}-${index}`} data-check={state} />
        ))}
      </div>
      <p role="status">
        {checkedAt ? (
          <>
            <b>{words.split(', ')[0]}</b>
            {words.replace(/^[^,]*/, '')}. Checked today at {checkedAt.toLocaleTimeString('en-GB')}.
          </>
        ) : (
          'Checking'
        )}
      </p>
    </>
  )
}
