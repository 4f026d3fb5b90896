import { formatAmount } from '#src/lib/money/money.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Whole naira. */
  naira: number
  /** Id of the control that moves this figure. */
  of: string
  /** Id of the words that name it. */
  labelledBy: string
  size?: 'large' | 'medium'
}

/** A figure that follows a control: shown as "NGN 154,000,000", spoken as "154,000,000 naira". */
export function Money({ naira, of, labelledBy, size = 'large' }: MoneyProps) {
  return (
    <output
      className={styles.money}
      htmlFor={of}
      aria-labelledby={labelledBy}
      aria-live="polite"
      data-size={size}
    >
      <small className={styles.unit} aria-hidden="true">
        {'NGN '}
      </small>
      {formatAmount(naira)}
      <span className={styles.spoken}>{' naira'}</span>
    </output>
  )
}
