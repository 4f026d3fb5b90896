import { parseJson } from '#shared/json.ts'
import { deviceStorage } from '#src/browser/storage/safe-storage.ts'
import { isReceipt } from './receipt.ts'
import type { Receipt } from './receipt.ts'

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
  const { reference, at, answers } = receipt
  const late = readLateReceipts().findLast((one) => one.reference === reference && one.at > at)
  return late && receipt.state !== 'received' ? { ...late, answers } : receipt
}

function readLateReceipts(): Receipt[] {
  const list = parseJson(deviceStorage.read(lateReceiptsKey))
  return Array.isArray(list) ? list.filter((one) => isReceipt(one)) : []
}
