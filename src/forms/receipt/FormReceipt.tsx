import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Band } from '#src/ui/band/Band.tsx'
import { ReceiptSlip } from './ReceiptSlip.tsx'
import type { ReceiptProps } from './ReceiptSlip.tsx'
import styles from './FormReceipt.module.css'
import { useStillStored } from './use-still-stored.ts'

/** The receipt above its form, or, for a form in a dialog, at the top of the page. */
export function FormReceipt(props: ReceiptProps) {
  const { form, receipt, dialog } = props
  useStillStored(form, receipt)
  // A new submit has a new receipt, which is announced.
  const slip = <ReceiptSlip key={receipt.reference} {...props} />
  if (dialog === undefined) return <AboveForm>{slip}</AboveForm>
  return <OnPage>{slip}</OnPage>
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
