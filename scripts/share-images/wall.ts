import { isDark } from './card.ts'
import type { Ground } from './card.ts'

/** The size that link previews ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 }
/** The wall at its right edge. */
export const wallSize = { width: 560, height: 630 }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The hero's wall (DESIGN.md): bricks by course, each as its first half-brick and its length in halves. */
const courses: number[][][] = [
  [[3, 2]],
  [
    [2, 2],
    [4, 1],
  ],
  [
    [1, 2],
    [3, 2],
  ],
  [
    [2, 2],
    [4, 1],
  ],
  [
    [1, 2],
    [3, 2],
  ],
]
const joint = 8
const half = (wallSize.width + joint) / 5
const course = (wallSize.height + joint) / courses.length

/** The brick that carries words, and the dark half brick below it. */
export const worded = box(0, 2, 3)
const darkBrick = box(0, 1, 4)

/**
 * The wall as SVG: a picture (its address) seen through the bricks or, without one, bricks of clay.
 * `colour` gives a token's value.
 */
export function wallSvg(
  ground: Ground,
  picture: string | null,
  colour: (token: string) => string,
): string {
  const bricks = courses.flatMap((row, index) =>
    row.map(([start = 0, length = 1]) => box(start, length, index)),
  )
  const left = shareSize.width - wallSize.width
  const seen = picture
    ? `<clipPath id="wall">${bricks.map((brick) => rect(brick)).join('')}</clipPath><image href="${picture}" x="${left}" width="${wallSize.width}" height="${wallSize.height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#wall)"/>`
    : bricks.map((brick, index) => rect(brick, colour(clayOf(ground, index)))).join('')
  const dark = isDark(ground) && ground !== 'laterite' ? 'clay' : 'laterite-deep'
  return [
    seen,
    rect(worded, colour(ground === 'ochre' ? 'laterite' : 'ochre')),
    rect(darkBrick, colour(dark)),
  ].join('')
}

/** Bricks where no picture shows through. */
function clayOf(ground: Ground, index: number): string {
  if (ground === 'laterite') return 'laterite-deep'
  return index % 3 === 1 ? 'clay' : 'laterite'
}

function box(start: number, length: number, row: number): Box {
  return {
    x: shareSize.width - wallSize.width + start * half,
    y: row * course,
    width: length * half - joint,
    height: course - joint,
  }
}

function rect({ x, y, width, height }: Box, fill = 'none'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}"/>`
}
