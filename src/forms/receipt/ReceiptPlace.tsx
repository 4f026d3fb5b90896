import { useMemo, useSyncExternalStore } from 'react'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { useLazy } from '#src/ui/lazy/lazy.ts'
import { parseReceipt } from '#src/leads/receipts/receipts.ts'
import { storedReceipt, watchReceipts } from '#src/leads/receipts/receipts.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { ReceiptContent } from './receipt-texts.ts'
import type { Receipt } from '#src/leads/receipts/receipts.ts'

interface ReceiptPlaceProps {
  form: FormName
  content?: ReceiptContent | undefined
  /** Id of the dialog that contains the form: the receipt is shown on the page beneath. */
  dialog?: string | undefined
}

/**
 * The receipt of the form's last submit in this tab. Its code is loaded with the form, because a visitor may
 * be offline by the time of the submit, and again when they are back online.
 */
export function ReceiptPlace({ form, content = {}, dialog }: ReceiptPlaceProps) {
  const receipt = useReceipt(form)
  const lazy = useLazy(loadReceipt, useSyncExternalStore(watchOnline, isOnline))
  if (!receipt || lazy.state !== 'ready') return null
  return <lazy.Component form={form} receipt={receipt} content={content} dialog={dialog} />
}

async function loadReceipt() {
  return (await loadChunk('receipt', () => import('./FormReceipt.tsx'))).FormReceipt
}

function isOnline(): boolean {
  return navigator.onLine
}

/** That the connection is gone is seen when something is sent. */
function watchOnline(listener: () => void): () => void {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}

/** The receipt of the form's last submit in this tab as it changes; null for none, and in the page as built. */
export function useReceipt(form: FormName): Receipt | null {
  const stored = useSyncExternalStore(watchReceipts, () => storedReceipt(form), nothing)
  return useMemo(() => parseReceipt(stored), [stored])
}

function nothing(): null {
  return null
}
