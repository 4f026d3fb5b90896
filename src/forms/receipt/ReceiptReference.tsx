import { useRef, useState } from 'react'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import styles from './Receipt.module.css'

interface ReceiptReferenceProps {
  reference: string
  /** When to give it, and with what. */
  hint: string
}

/** The reference, with a button that copies it or, where the browser refuses, selects it. */
export function ReceiptReference({ reference, hint }: ReceiptReferenceProps) {
  const text = useRef<HTMLElement>(null)
  const [isRefused, setRefused] = useState(false)

  function select() {
    if (text.current) getSelection()?.selectAllChildren(text.current)
    setRefused(true)
  }

  return (
    <div className={styles.reference}>
      <p>
        <span>Your reference</span> <b ref={text}>{reference}</b> <small>{hint}</small>
      </p>
      <div className={styles.copy}>
        <CopyButton
          variant="secondary"
          text={() => reference}
          onCopied={() => setRefused(false)}
          onRefused={select}
        >
          Copy reference
        </CopyButton>
        <p role="status">
          {isRefused ? 'Your browser does not let us do that. It is selected: copy it.' : null}
        </p>
      </div>
    </div>
  )
}
