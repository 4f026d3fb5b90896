import { formatAmount } from '#shared/money.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Whole naira. */
  naira: number
  /** Id of the control that sets this amount. */
  of: string
  /** Id of its label. */
  labelledBy: string
  size?: 'large' | 'medium'
}

/** The output of a control: shown as "NGN 154,000,000", announced as "154,000,000 naira". */
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
      <span className={styles.hiddenUnit}>{' naira'}</span>
    </output>
  )
}
