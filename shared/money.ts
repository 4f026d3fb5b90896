import { DAY_MS } from './dates.ts'
import { t } from '#shared/words/words.ts'

/** Whole naira with thousands separators, without the currency: 154000000 gives "154,000,000". */
export function formatAmount(naira: number): string {
  return naira.toLocaleString(t().tag, { maximumFractionDigits: 0 })
}

/** As the page writes money: "NGN 154,000,000". */
export function formatNaira(naira: number): string {
  return t().money(formatAmount(naira), 'NGN')
}

/** As a screen reader should say it: "154,000,000 naira". */
export function speakNaira(naira: number): string {
  return t().naira(formatAmount(naira))
}

/** How old exchange rates may be, in days; after that, no other currency is shown beside naira. */
export const rateDays = 60

/** Whether rates of this day ("2026-11-16") are recent enough to be shown; false for anything but a date. */
export function isRecent(date: string, now: number): boolean {
  return now - Date.parse(date) <= rateDays * DAY_MS
}

/**
 * What naira are worth in a currency of which one costs `rate` naira, to three figures and in whole
 * units: more would pretend to a precision that a dated rate does not have.
 */
export function convert(naira: number, rate: number): number {
  const worth = naira / rate
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(worth)) - 2)
  return Math.round(worth / unit) * unit
}

/** As the page writes it: 120,000,000 naira at 1,100 give "CAD 109,000". */
export function formatConverted(naira: number, { currency, naira: rate }: Rate): string {
  return t().money(formatAmount(convert(naira, rate)), currency)
}

/** What one unit of a currency costs. */
export interface Rate {
  /** ISO 4217, such as "CAD". */
  currency: string
  naira: number
}

/** Project cost range in naira, and the fee as a share of the cost. */
export const feeRules = { lowest: 5_000_000, highest: 500_000_000, step: 1_000_000, rate: 0.075 }

export interface FeeQuote {
  /** Project cost, rounded to the nearest 1,000,000. */
  cost: number
  /** 7.5 % of the rounded cost. */
  fee: number
  total: number
}

/** The fee for delivering a project of this cost in naira; a cost outside the range is brought to its edge. */
export function quoteForCost(cost: number): FeeQuote {
  const { lowest, highest, step, rate } = feeRules
  const rounded = Math.round(Math.min(Math.max(cost, lowest), highest) / step) * step
  // Whole millions times 75 / 1000 stay exact, where times 0.075 would not.
  const fee = (rounded * (rate * 1000)) / 1000
  return { cost: rounded, fee, total: rounded + fee }
}

/** The same for the cost panel's slider: 0 is the lowest cost, 100 the highest, linear between. */
export function quoteForSlider(position: number): FeeQuote {
  const share = Math.min(Math.max(position, 0), 100) / 100
  return quoteForCost(feeRules.lowest + share * (feeRules.highest - feeRules.lowest))
}

/** The position of that slider for a cost, as the nearest whole number. */
export function sliderForCost(cost: number): number {
  const { lowest, highest } = feeRules
  return Math.round(((cost - lowest) / (highest - lowest)) * 100)
}

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

/** As the page writes a share: 0.075 gives "7.5%". `digits`: after the point, also where they are 0. */
export function formatPercent(share: number, digits = 0): string {
  return share.toLocaleString(t().tag, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: 1,
  })
}

/**
 * What is released of a cost in each week and what is paid by its end, in naira. Releases follow their
 * shares, rounded to 100,000 (below 20 million to 10,000); the last takes the rest.
 * @param shares of each week, in any unit; null or 0 where nothing is released
 */
export function releasesByWeek(
  cost: number,
  shares: readonly (number | null)[],
): { release: number; paid: number }[] {
  const step = cost < 20_000_000 ? 10_000 : 100_000
  const all = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  const last = shares.findLastIndex((share) => share)
  let paid = 0
  return shares.map((share, week) => {
    const rounded = Math.round((cost * (share ?? 0)) / all / step) * step
    const release = week === last ? cost - paid : Math.min(share ? rounded : 0, cost - paid)
    paid += release
    return { release, paid }
  })
}

/** A share in whole percent, at most 100; 0 of a budget that is not above 0. */
export function wholePercent(part: number, budget: number): number {
  return budget > 0 ? Math.min(Math.round((part / budget) * 100), 100) : 0
}

/**
 * A budget as a hundred bricks: how many were paid before, how many this release pays and how many are
 * left. Sums are in naira; the three numbers always add up to 100.
 */
export function budgetBricks(budget: number, paidBefore: number, released: number) {
  const paid = wholePercent(paidBefore, budget)
  const after = wholePercent(paidBefore + released, budget)
  return { paid, released: after - paid, left: 100 - after }
}
