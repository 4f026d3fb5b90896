import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Band } from '#src/ui/band/Band.tsx'
import { parseReceipt, storedReceipt, watchReceipts } from '#src/leads/receipts.ts'
import { dialogIdOf, ReceiptSlip } from './ReceiptSlip.tsx'
import styles from './Receipt.module.css'
import type { ReactNode } from 'react'
import type { FormName } from '#shared/leads/forms.ts'
import type { Receipt } from '#src/leads/receipts.ts'

/** The receipt of the form's last submit: above it, or, for a form in a dialog, at the top of the page. */
export function ReceiptPlace({ form }: { form: FormName }) {
  const receipt = useReceipt(form)
  if (!receipt) return null
  // A new submit has a new receipt, which is announced.
  const slip = <ReceiptSlip key={receipt.reference} {...{ form, receipt }} />
  return dialogIdOf(form) === undefined ? <AboveForm>{slip}</AboveForm> : <OnPage>{slip}</OnPage>
}

/** The receipt of the form's last submit in this tab as it changes; null for none, and in the page as built. */
export function useReceipt(form: FormName): Receipt | null {
  const stored = useSyncExternalStore(
    watchReceipts,
    () => storedReceipt(form),
    () => null,
  )
  return useMemo(() => parseReceipt(stored), [stored])
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
