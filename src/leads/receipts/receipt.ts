import { isRecord, parseJson } from '#shared/json.ts'

/** `stored`: in this browser, to be sent again by itself. `unsent`: only the visitor can send it again. */
export type ReceiptState = 'received' | 'stored' | 'unsent'

/** What a visitor is told after a submit, without anything personal. */
export interface Receipt {
  /** `referenceOf` the lead. */
  reference: string
  state: ReceiptState
  /** `unsent` as far as this browser knows, although the lead may have arrived. */
  isInDoubt: boolean
  /** Since when this holds, in milliseconds since 1970. */
  at: number
  /** How many fields were sent. */
  answers: number
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
  const { reference, state, isInDoubt, at, answers } = value
  const isState = state === 'received' || state === 'stored' || state === 'unsent'
  const hasNumbers = typeof at === 'number' && typeof answers === 'number'
  return typeof reference === 'string' && isState && typeof isInDoubt === 'boolean' && hasNumbers
}
