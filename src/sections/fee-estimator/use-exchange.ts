import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import type { Section } from '#src/content/types.ts'
import { isRecent } from '#shared/money/exchange.ts'
import { deviceStorage } from '#src/browser/storage/safe-storage.ts'

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
 * The radio buttons hold the choice and CSS shows its sums. The ref belongs on their frame.
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
