import { useEffect } from 'react'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import {
  parseReceipt,
  referenceOf,
  storedReceipt,
  writeReceipt,
} from '#src/leads/receipts/receipts.ts'
import type { Receipt } from '#src/leads/receipts/receipts.ts'

/**
 * A receipt says "stored" only while the outbox has the lead: where the browser did not store it, it is
 * gone after a reload, and nobody knows what became of it.
 */
export function useStillStored(form: LeadName, { reference, state }: Receipt): void {
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
