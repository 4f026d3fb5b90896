import { useId } from 'react'
import { formatDay } from '#shared/dates.ts'
import { formatConverted, formatNaira, isRecent } from '#shared/money.ts'
import type { Rate } from '#shared/money.ts'
import { fillIn } from '#shared/text.ts'
import { t } from '#shared/words/words.ts'
import { ChoiceLabel, shownByRadio } from '#src/ui/choice/Choice.tsx'
import { useInBrowser } from '#src/ui/use-hydrated.ts'
import styles from './Currencies.module.css'

/** "about CAD 109,000", in each currency, for a sum in naira; CSS hides those that are not chosen. */
export function approximately(exchange: Exchange | null) {
  return (naira: number) =>
    exchange && (
      <span className={`small stone block ${styles.worth}`}>
        {exchange.rates.map((rate, index) => (
          <span className="block" key={rate.currency} {...shownByRadio(index)}>
            {fillIn(exchange.about, { amount: formatConverted(naira, rate) })}
          </span>
        ))}
      </span>
    )
}

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
      <div
        className={`cluster ${styles.choice}`}
        data-screen-only
        role="radiogroup"
        aria-labelledby={id}
      >
        <span className="strong" id={id}>
          {choiceLabel}
        </span>
        {rates.map(({ currency }, index) => (
          <ChoiceLabel
            key={currency}
            name={`currency-${id}`}
            index={index}
            className={`pick ${styles.currency}`}
          >
            {currency}
          </ChoiceLabel>
        ))}
      </div>
      <p className="micro stone">{fillIn(note, words)}</p>
    </>
  )
}

/** "CAD 1 = NGN 1,100", with blanks at which no line breaks. */
function inOneLine({ currency, naira }: Rate): string {
  return `${t().money('1', currency)} = ${formatNaira(naira)}`.replaceAll(' ', '\u00A0')
}

/** An editor's rates; whether they were recent when the page was built. */
export interface Exchange {
  rates: Rate[]
  date: string
  isRecent: boolean | null
  choiceLabel: string
  about: string
  note: string
}

/** The editor's rates while they are recent, in the build by its clock and then by the visitor's. */
export function useRecent(exchange: Exchange | null | undefined): Exchange | null {
  const recent = useInBrowser(
    () => Boolean(exchange && isRecent(exchange.date, Date.now())),
    Boolean(exchange?.isRecent),
  )
  return exchange && recent ? exchange : null
}
