import { use, useRef, useState } from 'react'
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
      setRefusal('Your browser could not make the picture.')
    }
  }

  function select() {
    if (pressed.current) getSelection()?.selectAllChildren(pressed.current)
    setRefusal('Your browser does not let us do that. It is selected: copy it.')
  }

  return (
    <div className={styles.reference}>
      <Stamp receipt={receipt} ref={pressed} />
      {state === 'received' ? (
        <>
          <div className={styles.buttons}>
            {words ? <Button onClick={() => void save(words)}>Save my brick</Button> : null}
            <CopyButton
              variant="secondary"
              text={() => reference}
              onCopied={() => setRefusal('')}
              onRefused={select}
            >
              Copy reference
            </CopyButton>
            <p role="status">{refusal}</p>
          </div>
          <p className="quiet">
            {words ? 'The picture shows what is on the brick and nothing else. ' : null}
            {referenceHint(isIdempotent(form))}
          </p>
        </>
      ) : null}
    </div>
  )
}

/** What to do with the reference, which only a host that has got the lead with its key knows. */
function referenceHint(isKnown: boolean): string {
  return isKnown
    ? 'Quote the reference when you call or write.'
    : 'Quote the reference with your name and email address when you call or write.'
}
