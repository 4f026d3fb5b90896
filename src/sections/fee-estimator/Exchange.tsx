import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { fillIn } from '#shared/text.ts'
import { formatConverted, formatDay, isRecent, formatNaira } from '#shared/money.ts'
import type { Rate } from '#shared/money.ts'
import { deviceStorage } from '#src/browser/storage/safe-storage.ts'
import type { Section } from '#src/content/types.ts'
import { ChoiceLabel, shownByRadio } from '#src/ui/choice/Choice.tsx'
import styles from './FeeEstimator.module.css'

/** "about CAD 109,000", in each currency, for a sum in naira; CSS hides those that are not chosen. */
export function approximately(exchange: Exchange | null) {
  return (naira: number) =>
    exchange && (
      <p className={`small ${styles.worth}`}>
        {exchange.rates.map((rate, index) => (
          <span key={rate.currency} {...shownByRadio(index)}>
            {fillIn(exchange.about, { amount: formatConverted(naira, rate) })}
          </span>
        ))}
      </p>
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
            className={styles.currency}
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
  return `${currency} 1 = ${formatNaira(naira)}`.replaceAll(' ', '\u00A0')
}

export type Exchange = NonNullable<NonNullable<Section<'feeEstimator'>['settings']>['exchange']>

// The currency that the visitor last chose to see beside naira.
const currencyKey = 'currency'

const never = () => () => {}

/** The editor's rates while they are recent, in the build by its clock and then by the visitor's. */
export function useRecent(exchange: Exchange | null | undefined): Exchange | null {
  const recent = useSyncExternalStore(
    never,
    () => Boolean(exchange && isRecent(exchange.date, Date.now())),
    () => Boolean(exchange?.isRecent),
  )
  return exchange && recent && exchange.rates.length > 0 ? exchange : null
}

/**
 * Brings the visitor's currency back, and remembers each choice, also one that was made before hydration.
 * The radio buttons keep the choice and CSS shows its sums. Put the ref on their frame.
 */
export function useRemembered(exchange: Exchange | null): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = root.current
    if (!exchange || !frame) return
    const { rates } = exchange
    const radios = [...frame.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    function remember() {
      const rate = rates[radios.findIndex((radio) => radio.checked)]
      if (rate) deviceStorage.write(currencyKey, rate.currency)
    }
    const stored = deviceStorage.read(currencyKey)
    const radio = radios[rates.findIndex(({ currency }) => currency === stored)]
    if (!radios[0]?.checked) remember()
    else if (radio) radio.checked = true
    // React hears no change of a radio that gave way to one that was checked by script.
    frame.addEventListener('change', remember)
    return () => frame.removeEventListener('change', remember)
  }, [exchange])
  return root
}
