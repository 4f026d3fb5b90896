export interface BudgetBricks {
  paid: number
  released: number
  left: number
}

/**
 * A budget as a hundred bricks: how many were paid before, how many this release pays and how many are
 * left. Sums are in naira; the three numbers always add up to 100. Null for sums that are no budget.
 */
export function budgetBricks(
  budget: number,
  paidBefore: number,
  released: number,
): BudgetBricks | null {
  const paid = percent(paidBefore, budget)
  const after = percent(paidBefore + released, budget)
  if (paid === null || after === null || released < 0) return null
  return { paid, released: after - paid, left: 100 - after }
}

/** Whole per cent, 0 to 100; null where it is none of these. */
function percent(part: number, whole: number): number | null {
  const share = Math.round((part / whole) * 100)
  return share >= 0 && share <= 100 ? share : null
}
