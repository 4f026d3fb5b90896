interface WeekRelease {
  release: 'none' | 'held' | 'released'
  /** Whole naira; null where nothing is held or released. */
  amount: number | null
}

/** Naira paid by the end of each week: what was released up to then. Held money is not paid yet. */
export function paidByWeek(weeks: readonly WeekRelease[]): number[] {
  let paid = 0
  return weeks.map(({ release, amount }) => {
    if (release === 'released') paid += amount ?? 0
    return paid
  })
}

/** A share in whole percent; 0 of a budget that is not above 0. */
export function wholePercent(part: number, budget: number): number {
  return budget > 0 ? Math.round((part / budget) * 100) : 0
}
