import { receiptKey } from '#src/browser/storage/safe-storage.ts'
import { detailStorage, watchClearing } from '#src/leads/details/detail-storage.ts'
import { leadNames } from '#src/leads/calls/lead-calls.ts'
import type { LeadBody, LeadName } from '#src/leads/calls/lead-calls.ts'
import { lateReceiptsKey, storeLateReceipt, withLateReceipt } from './late-receipts.ts'
import { parseReceipt, referenceOf } from './receipt.ts'
import type { Receipt } from './receipt.ts'

const listeners = new Set<() => void>()
/** What was sent, while the page is open: what is personal is not stored. */
const bodies = new Map<string, LeadBody>()
const unseen = new Set<string>()

/** The receipt of a form as stored in this tab, to be read by `parseReceipt`; null for none. */
export function storedReceipt(form: LeadName): string | null {
  return detailStorage.read(receiptKey(form))
}

export function writeReceipt(form: LeadName, receipt: Receipt): void {
  detailStorage.write(receiptKey(form), JSON.stringify(receipt))
  notify()
}

/** Removes the receipt of a form, because the visitor closed it or submits again. */
export function removeReceipt(form: LeadName): void {
  detailStorage.remove(receiptKey(form))
  notify()
}

/** Writes the receipt of a submit that has just ended. */
export function issueReceipt(form: LeadName, receipt: Receipt, body: LeadBody): void {
  bodies.set(receipt.reference, body)
  unseen.add(receipt.reference)
  writeReceipt(form, receipt)
}

/** What was sent; undefined after a reload. */
export function sentBody(reference: string): LeadBody | undefined {
  return bodies.get(reference)
}

/** Only a new receipt is announced, and only once. */
export function isUnseen(reference: string): boolean {
  return unseen.has(reference)
}

export function markSeen(reference: string): void {
  unseen.delete(reference)
}

/** Tells every tab what became of a lead after its form had shown something else. */
export function settleReceipt(id: string, isReceived: boolean, mayHaveArrived: boolean): void {
  storeLateReceipt({
    reference: referenceOf(id),
    state: isReceived ? 'received' : 'unsent',
    isInDoubt: !isReceived && mayHaveArrived,
    at: Date.now(),
    answers: 0,
  })
  showLateReceipts()
}

/** Calls `listener` when a receipt has changed; returns a function that ends the watch. */
export function watchReceipts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) =>
    key === lateReceiptsKey ? showLateReceipts() : undefined
  addEventListener('storage', onStorage)
  listeners.add(listener)
  const stop = watchClearing(notify)
  showLateReceipts()
  return () => {
    removeEventListener('storage', onStorage)
    listeners.delete(listener)
    stop()
  }
}

function showLateReceipts(): void {
  for (const form of leadNames) {
    const receipt = parseReceipt(storedReceipt(form))
    const now = receipt && withLateReceipt(receipt)
    if (now && now !== receipt) writeReceipt(form, now)
  }
}

function notify(): void {
  listeners.forEach((listener) => listener())
}
