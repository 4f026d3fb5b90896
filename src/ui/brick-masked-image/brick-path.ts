/** A brick in the units of its drawing; x and y are its upper left corner. */
export interface Brick {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Bricks as the `d` of one path. Each starts relative to the one before: walls are regular, so
 * the text repeats itself and compresses well.
 */
export function brickPath(bricks: readonly Brick[]): string {
  return bricks
    .map(({ x, y, width, height }, index) => {
      const before = bricks[index - 1]
      const step = before ? `m${x - before.x} ${y - before.y}` : `M${x} ${y}`
      return `${step}h${width}v${height}h${-width}z`
    })
    .join('')
}
