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
