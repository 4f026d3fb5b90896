import { use, useRef, useState } from 'react'
import type { Ref } from 'react'
import { formatLocalDay } from '#shared/dates.ts'
import { t } from '#shared/words/words.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { isIdempotent } from '#src/leads/calls/send-lead.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import stamp from './Stamp.module.css'
import styles from './StampedReference.module.css'
import type { FormName } from '#shared/leads/forms.ts'
import type { Receipt } from '#src/leads/receipts.ts'

interface StampedReferenceProps {
  form: FormName
  receipt: Receipt
}

/** The brick with the reference; once it was received, with what to do with it. */
export function StampedReference({ form, receipt }: StampedReferenceProps) {
  const pressed = useRef<HTMLElement>(null)
  const [refusal, setRefusal] = useState('')
  const words = use(ReceiptContext).texts?.picture
  const { reference, state } = receipt

  async function save(line: string) {
    try {
      const { saveBrick } = await loadChunk('the picture', () => import('./brick-picture.ts'))
      await saveBrick(receipt, line)
      setRefusal('')
    } catch {
      setRefusal(t().receipt.noPicture)
    }
  }

  function select() {
    if (pressed.current) getSelection()?.selectAllChildren(pressed.current)
    setRefusal(t().receipt.notCopied)
  }

  return (
    <div className="stack-3">
      <Stamp receipt={receipt} ref={pressed} />
      {state === 'received' ? (
        <>
          <div className={styles.buttons} data-screen-only>
            {words ? <Button onClick={() => void save(words)}>{t().receipt.save}</Button> : null}
            <CopyButton
              variant="secondary"
              text={() => reference}
              onCopied={() => setRefusal('')}
              onRefused={select}
            >
              {t().receipt.copy}
            </CopyButton>
            <p role="status">{refusal}</p>
          </div>
          <p className="quiet">
            {words ? `${t().receipt.pictureShows} ` : null}
            {/* Only a host that has got the lead with its key knows the reference. */}
            {isIdempotent(form) ? t().receipt.quote : t().receipt.quoteWithName}
          </p>
        </>
      ) : null}
    </div>
  )
}

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
    <figure className={stamp.stamp} data-state={state} aria-label={t().receipt.brick}>
      <div className={stamp.brick}>
        <p className={`center ${stamp.frog}`}>
          {state === 'unsent' ? null : (
            <VisuallyHidden>{t().receipt.yourReference} </VisuallyHidden>
          )}
          <b ref={ref}>{state === 'unsent' ? empty : reference}</b>
        </p>
        <p className={`cluster ends ${stamp.marks}`}>
          {initials ? <b>{initials}</b> : null} {place ? <span dir="auto">{place}</span> : null}{' '}
          <time dateTime={time.toISOString()}>{formatLocalDay(time)}</time>
        </p>
      </div>
    </figure>
  )
}
