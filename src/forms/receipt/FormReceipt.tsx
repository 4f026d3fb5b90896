import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Band } from '#src/ui/band/Band.tsx'
import { ReceiptSlip } from './ReceiptSlip.tsx'
import styles from './Receipt.module.css'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { parseReceipt, referenceOf, storedReceipt, writeReceipt } from '#src/leads/receipts.ts'
import type { ReactNode } from 'react'
import type { ReceiptProps } from './ReceiptSlip.tsx'
import type { FormName } from '#shared/leads/forms.ts'
import type { Receipt } from '#src/leads/receipts.ts'

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

/**
 * A receipt says "stored" only while the outbox has the lead: where the browser did not store it, it is
 * gone after a reload, and nobody knows what became of it.
 */
export function useStillStored(form: FormName, { reference, state }: Receipt): void {
  useEffect(() => {
    if (state !== 'stored') return undefined
    let isCurrent = true
    const look = async () => {
      const isThere = await mayBeStored(reference)
      const receipt = parseReceipt(storedReceipt(form))
      // Whoever removed the lead has noted why before.
      if (isThere || !isCurrent || receipt?.reference !== reference || receipt.state !== 'stored')
        return
      writeReceipt(form, { ...receipt, state: 'unsent', isInDoubt: true, at: Date.now() })
    }
    void look()
    const stop = outbox.watch(({ kind }) => void (kind === 'changed' && look()))
    return () => {
      isCurrent = false
      stop()
    }
  }, [form, reference, state])
}

/** True also while the browser does not say. */
async function mayBeStored(reference: string): Promise<boolean> {
  const pending = await outbox.pending()
  if (pending.some(({ id }) => referenceOf(id) === reference)) return true
  const count = await outbox.count()
  return count === null || count > pending.length
}
