import { use, useRef, useState } from 'react'
import { t } from '#shared/words/words.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { isIdempotent } from '#src/leads/calls/send-lead.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { Stamp } from './Stamp.tsx'
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
    <div className={styles.reference}>
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
