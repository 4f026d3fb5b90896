import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Band } from '#src/ui/band/Band.tsx'
import { dialogIdOf, ReceiptSlip, useReceipt } from './ReceiptSlip.tsx'
import { StampedReference } from './StampedReference.tsx'
import styles from './Receipt.module.css'
import type { ReactNode } from 'react'
import type { FormName } from '#shared/leads/forms.ts'

/** The receipt of the form's last submit: above it, or, for a form in a dialog, at the top of the page. */
export function ReceiptPlace({ form }: { form: FormName }) {
  const receipt = useReceipt(form)
  if (!receipt) return null
  // A new submit has a new receipt, which is announced.
  const slip = (
    <ReceiptSlip key={receipt.reference} {...{ form, receipt }}>
      <StampedReference {...{ form, receipt }} />
    </ReceiptSlip>
  )
  return dialogIdOf(form) === undefined ? <AboveForm>{slip}</AboveForm> : <OnPage>{slip}</OnPage>
}

function AboveForm({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Folded again by a reload.
    const details = place.current?.closest('details')
    if (details) details.open = true
  }, [])
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  )
}

function OnPage({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    // Before everything that React may still have to hydrate.
    document.getElementById('main')?.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(
    <Band ground="render" as="div" className={styles.band}>
      {children}
    </Band>,
    place,
  )
}
