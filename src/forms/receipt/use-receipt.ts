import { useMemo, useSyncExternalStore } from 'react'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import { parseReceipt, storedReceipt, watchReceipts } from '#src/leads/receipts/receipts.ts'
import type { Receipt } from '#src/leads/receipts/receipts.ts'

/** The receipt of the form's last submit in this tab as it changes; null for none, and in the page as built. */
export function useReceipt(form: LeadName): Receipt | null {
  const stored = useSyncExternalStore(watchReceipts, () => storedReceipt(form), nothing)
  return useMemo(() => parseReceipt(stored), [stored])
}

function nothing(): null {
  return null
}
