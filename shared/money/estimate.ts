import { feeRules, quoteForCost } from './fee.ts'

export interface LinkedCost {
  /** Whole naira that the estimator can show. */
  cost: number
  /** The address asks for another sum; this is the nearest. */
  isNearest: boolean
}

/** The cost in an address's query, "?cost=85000000"; null for none, and for anything but a whole number. */
export function readCost(search: string): LinkedCost | null {
  const text = new URLSearchParams(search).get('cost') ?? ''
  if (!/^\d{1,15}$/.test(text)) return null
  const asked = Number(text)
  const { cost } = quoteForCost(asked)
  return { cost, isNearest: cost !== asked }
}

/** The same query with this cost, and everything else as it was: "?a=1" gives "?a=1&cost=5000000". */
export function withCost(search: string, cost: number): string {
  const query = new URLSearchParams(search)
  query.set('cost', String(cost))
  return `?${query}`
}

/** The fee as a text writes it: "7.5%". */
export const feePercent = `${feeRules.rate * 100}%`
