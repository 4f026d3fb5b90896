import { useMemo, useSyncExternalStore } from 'react'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { parseReceipt, storedReceipt, watchReceipts } from '#src/leads/receipts.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { ReceiptContent } from './receipt-texts.ts'
import type { Receipt } from '#src/leads/receipts.ts'

const FormReceipt = lazy(
  'receipt',
  () => import('./FormReceipt.tsx'),
  (m) => m.FormReceipt,
)

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
  const loaded = useLazy(FormReceipt, useSyncExternalStore(watchOnline, isOnline))
  if (!receipt || loaded.state !== 'ready') return null
  return <loaded.Component form={form} receipt={receipt} content={content} dialog={dialog} />
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
