/** The bricks of a criterion that could not be better. */
export const best = 5

interface Criterion {
  bricks: number
}

/** A whole number of bricks from 0 to the best, whatever was typed. */
export function bricksOf({ bricks }: Criterion): number {
  return Math.min(Math.max(Math.round(bricks) || 0, 0), best)
}

/** The mean of all criteria with one decimal, such as "4.8". */
export function meanOf(criteria: readonly Criterion[]): string {
  const sum = criteria.reduce((total, criterion) => total + bricksOf(criterion), 0)
  return (sum / criteria.length).toFixed(1)
}
