/** As many bricks as two rows hold. */
const mostBricks = 40

/**
 * What one brick stands for in naira, so that the largest sum takes at most 40 bricks: a 1, 2 or 5 with
 * zeros, at least 1. 200000 gives 5000.
 */
export function brickValue(largest: number): number {
  const exact = Math.max(largest / mostBricks, 1)
  const power = 10 ** Math.floor(Math.log10(exact))
  const step = [1, 2, 5, 10].find((one) => one * power >= exact) ?? 10
  return step * power
}

/** How many bricks a sum takes, at least one and at most 40. */
export function bricksFor(sum: number, value: number): number {
  return Math.min(Math.max(Math.round(sum / value), 1), mostBricks)
}
