import { parseJson } from '#src/lib/json.ts'
import { deviceStorage } from '#src/lib/storage/safe-storage.ts'
import { isReceipt } from './receipt.ts'
import type { Receipt } from './receipt.ts'

/** Its changes reach the other tabs, one of which may show the receipt of a lead that this one sent. */
export const newsKey = 'late-receipts'

/** More than one visitor has waiting. */
const most = 20

/** Notes for every tab what became of a lead whose form had shown something else. */
export function noteNews(news: Receipt): void {
  deviceStorage.write(newsKey, JSON.stringify([...readNews(), news].slice(-most)))
}

/** The receipt as it must be now. */
export function withNews(receipt: Receipt): Receipt {
  const { reference, at, answers } = receipt
  const news = readNews().findLast((one) => one.reference === reference && one.at > at)
  return news && receipt.state !== 'received' ? { ...news, answers } : receipt
}

function readNews(): Receipt[] {
  const list = parseJson(deviceStorage.read(newsKey))
  return Array.isArray(list) ? list.filter((news) => isReceipt(news)) : []
}
