import type { Ref } from 'react'
import type { Receipt } from '#src/leads/receipts.ts'
import { formatLocalDay } from '#shared/dates.ts'
import { t } from '#shared/words/words.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './Stamp.module.css'

interface StampProps {
  receipt: Receipt
  /** The pressed words. */
  ref?: Ref<HTMLElement>
}

/**
 * A brick with the reference pressed into it: fired once it was received, unfired while it is kept on
 * this device, and an empty mould if it was not sent.
 */
export function Stamp({ receipt, ref }: StampProps) {
  const { reference, state, isInDoubt, initials, place, at } = receipt
  const empty = isInDoubt ? t().receipt.noAnswer : t().receipt.noReference
  const time = new Date(at)
  return (
    <figure className={styles.stamp} data-state={state} aria-label={t().receipt.brick}>
      <div className={styles.brick}>
        <p className={styles.frog}>
          {state === 'unsent' ? null : (
            <VisuallyHidden>{t().receipt.yourReference} </VisuallyHidden>
          )}
          <b ref={ref}>{state === 'unsent' ? empty : reference}</b>
        </p>
        <p className={styles.marks}>
          {initials ? <b>{initials}</b> : null} {place ? <span dir="auto">{place}</span> : null}{' '}
          <time dateTime={time.toISOString()}>{formatLocalDay(time)}</time>
        </p>
      </div>
    </figure>
  )
}
