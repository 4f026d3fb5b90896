import { fillIn } from '#shared/text.ts'
import type { PriceData } from './Price.tsx'

interface Prices {
  software: PriceData
  delivery: PriceData
}

/** A text of the CMS with both figures in it: "The software: from {software}." Null without prices. */
export function withPrices(text: string | null, prices: Prices | null): string | null {
  if (!text?.includes('{')) return text
  return prices && fillIn(text, { software: prices.software.figure, fee: prices.delivery.figure })
}
