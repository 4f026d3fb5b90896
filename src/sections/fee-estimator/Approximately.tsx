import { fillIn } from '#shared/fill-in.ts'
import { formatConverted } from '#shared/money/exchange.ts'
import { shownByRadio } from '#src/ui/choice/Choice.tsx'
import type { Exchange } from './use-exchange.ts'
import styles from './Approximately.module.css'

interface ApproximatelyProps {
  /** Whole naira; they are shown above. */
  naira: number
  exchange: Exchange | null
}

/** "about CAD 109,000", in each currency; CSS hides those that are not chosen. */
export function Approximately({ naira, exchange }: ApproximatelyProps) {
  if (!exchange) return null
  return (
    <p className={styles.worth}>
      {exchange.rates.map((rate, index) => (
        <span className={styles.value} key={rate.currency} {...shownByRadio(index)}>
          {fillIn(exchange.about, { amount: formatConverted(naira, rate) })}
        </span>
      ))}
    </p>
  )
}
