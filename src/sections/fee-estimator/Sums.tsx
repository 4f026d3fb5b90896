import type { Section } from '#src/content/types.ts'
import type { FeeQuote } from '#shared/money/fee.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Money } from '#src/ui/slider/Money.tsx'
import { Approximately } from './Approximately.tsx'
import type { Exchange } from './use-exchange.ts'
import styles from './Sums.module.css'

interface SumsProps {
  section: Section<'feeEstimator'>
  quote: FeeQuote
  exchange: Exchange | null
  /** Id of the slider that sets the sums. */
  of: string
}

/** The fee, and the project with it. */
export function Sums({ section, quote, exchange, of }: SumsProps) {
  const { feeLabel, totalLabel, action } = section
  return (
    <div className={styles.sums} data-ground="dark">
      <div className={styles.fee}>
        <span className={styles.label} id={`${of}-fee`}>
          {feeLabel}
        </span>
        <Money naira={quote.fee} of={of} labelledBy={`${of}-fee`} size="medium" />
        <Approximately naira={quote.fee} exchange={exchange} />
      </div>
      <div>
        <span className={styles.label} id={`${of}-total`}>
          {totalLabel}
        </span>
        <Money naira={quote.total} of={of} labelledBy={`${of}-total`} size="medium" />
        <Approximately naira={quote.total} exchange={exchange} />
      </div>
      {action ? (
        <div className={styles.action}>
          <Action action={action} wide />
        </div>
      ) : null}
    </div>
  )
}
