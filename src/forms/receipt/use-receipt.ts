import { useMemo, useSyncExternalStore } from 'react'
import { parseReceipt, storedReceipt, watchReceipts } from '#src/leads/receipts.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Receipt } from '#src/leads/receipts.ts'

/** The receipt of the form's last submit in this tab as it changes; null for none, and in the page as built. */
export function useReceipt(form: FormName): Receipt | null {
  const stored = useSyncExternalStore(
    watchReceipts,
    () => storedReceipt(form),
    () => null,
  )
  return useMemo(() => parseReceipt(stored), [stored])
}
