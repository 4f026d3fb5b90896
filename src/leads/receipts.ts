import { countryByName } from '#shared/countries.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { t } from '#shared/words/words.ts'
import { deviceStorage, receiptKey } from '#src/browser/storage/safe-storage.ts'
import { detailStorage, watchClearing } from './details.ts'
import { formNames } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'

/** `stored`: in this browser, to be sent again by itself. `unsent`: only the visitor can send it again. */
export type ReceiptState = 'received' | 'stored' | 'unsent'

/** What became of a submit. */
export interface Outcome {
  /** `referenceOf` the lead. */
  reference: string
  state: ReceiptState
  /** `unsent` as far as this browser knows, although the lead may have arrived. */
  isInDoubt: boolean
  /** Since when this holds, in milliseconds since 1970. */
  at: number
}

/** What a visitor is told after a submit: of what was typed, only what their brick shows. */
export interface Receipt extends Outcome {
  /** "AO"; empty if the form does not ask for a name. */
  initials: string
  /** Where it is to be built; empty where the form does not ask. */
  place: string
}

/** The first eight characters of a lead's id in two groups: "3F2A-9C1B". */
export function referenceOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
}

/** Reads a receipt from its stored text; null for anything else. */
export function parseReceipt(text: string | null): Receipt | null {
  const value = parseJson(text)
  return isReceipt(value) ? value : null
}

export function isReceipt(value: unknown): value is Receipt {
  if (!isRecord(value)) return false
  const { reference, state, isInDoubt, at, initials, place } = value
  const isState = state === 'received' || state === 'stored' || state === 'unsent'
  const hasTexts = [reference, initials, place].every((text) => typeof text === 'string')
  return hasTexts && isState && typeof isInDoubt === 'boolean' && typeof at === 'number'
}

/** Its changes reach the other tabs, one of which may show the receipt of a lead that this one sent. */
export const lateReceiptsKey = 'late-receipts'

/** More than one visitor has waiting. */
const most = 20

/** Stores for every tab what became of a lead whose form had shown something else. */
export function storeLateReceipt(late: Receipt): void {
  deviceStorage.write(lateReceiptsKey, JSON.stringify([...readLateReceipts(), late].slice(-most)))
}

/** The receipt as it must be now. */
export function withLateReceipt(receipt: Receipt): Receipt {
  const { reference, at, initials, place } = receipt
  const late = readLateReceipts().findLast((one) => one.reference === reference && one.at > at)
  return late && receipt.state !== 'received' ? { ...late, initials, place } : receipt
}

function readLateReceipts(): Receipt[] {
  const list = parseJson(deviceStorage.read(lateReceiptsKey))
  return Array.isArray(list) ? list.filter((one) => isReceipt(one)) : []
}

const listeners = new Set<() => void>()
/** What was sent, while the page is open: what is personal is not stored. */
const bodies = new Map<string, LeadBody>()
const unseen = new Set<string>()

/** The receipt of a form as stored in this tab, to be read by `parseReceipt`; null for none. */
export function storedReceipt(form: FormName): string | null {
  return detailStorage.read(receiptKey(form))
}

export function writeReceipt(form: FormName, receipt: Receipt): void {
  detailStorage.write(receiptKey(form), JSON.stringify(receipt))
  notify()
}

/** Removes the receipt of a form, because the visitor closed it or submits again. */
export function removeReceipt(form: FormName): void {
  detailStorage.remove(receiptKey(form))
  notify()
}

/** Writes the receipt of a submit that has just ended. */
export function issueReceipt(form: FormName, outcome: Outcome, body: LeadBody): void {
  bodies.set(outcome.reference, body)
  unseen.add(outcome.reference)
  writeReceipt(form, { ...outcome, ...stampOf(body) })
}

/** What the brick shows of a body. */
function stampOf(body: LeadBody): Pick<Receipt, 'initials' | 'place'> {
  const values = new Map<string, unknown>(Object.entries(body))
  const texts = (...fields: string[]) =>
    fields.flatMap((field) => {
      const text = values.get(field)
      return typeof text === 'string' && text !== '' ? text : []
    })
  const names = texts('firstName', 'firstname', 'lastName', 'lastname')
  return {
    initials: names.map((name) => (/./u.exec(name)?.[0] ?? '').toUpperCase()).join(''),
    place: texts('state', 'country', 'buildCountry')
      .map((name) => countryByName(name)?.label ?? name)
      .join(t().comma),
  }
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
    initials: '',
    place: '',
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
  for (const form of formNames) {
    const receipt = parseReceipt(storedReceipt(form))
    const now = receipt && withLateReceipt(receipt)
    if (now && now !== receipt) writeReceipt(form, now)
  }
}

function notify(): void {
  listeners.forEach((listener) => listener())
}
