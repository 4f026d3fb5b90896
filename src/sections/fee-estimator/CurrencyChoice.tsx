import { useId } from 'react'
import { fillIn } from '#shared/fill-in.ts'
import { formatDay } from '#shared/money/exchange.ts'
import type { Rate } from '#shared/money/exchange.ts'
import { formatNaira } from '#shared/money/money.ts'
import { ChoiceLabel } from '#src/ui/choice/Choice.tsx'
import type { Exchange } from './use-exchange.ts'
import styles from './CurrencyChoice.module.css'

/** Native radio buttons for the currency beside naira, and the rates with their day. */
export function CurrencyChoice({ exchange }: { exchange: Exchange }) {
  const { rates, date, choiceLabel, note } = exchange
  const id = useId()
  const words = {
    date: formatDay(date),
    rates: rates.map(inOneLine).join(', '),
  }
  return (
    <>
      <div className={styles.choice} role="radiogroup" aria-labelledby={id}>
        <span className={styles.label} id={id}>
          {choiceLabel}
        </span>
        <div className={styles.currencies}>
          {rates.map(({ currency }, index) => (
            <ChoiceLabel
              key={currency}
              name={`currency-${id}`}
              index={index}
              className={styles.currency}
            >
              {currency}
            </ChoiceLabel>
          ))}
        </div>
      </div>
      <p className={styles.note}>{fillIn(note, words)}</p>
    </>
  )
}

/** "CAD 1 = NGN 1,100", with blanks at which no line breaks. */
function inOneLine({ currency, naira }: Rate): string {
  return `${currency} 1 = ${formatNaira(naira)}`.replaceAll(' ', '\u00A0')
}
