import { isDark } from './card.ts'
import type { Ground } from './card.ts'

/** The size that link previews expect, in pixels. */
export const shareSize = { width: 1200, height: 630 }
/** The brick wall at the right edge. */
export const wallSize = { width: 560, height: 630 }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The wall of the hero: for each course its bricks, as start and length in half-bricks. */
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

/** The brick with text, and the dark half-brick below it. */
export const textBrick = box(0, 2, 3)
const darkBrick = box(0, 1, 4)

/** A brick and the token of its colour. */
export interface Brick extends Box {
  token: string
}

/** The wall's bricks on this ground: those through which an image may show, and the other two. */
export function wallBricks(ground: Ground): { window: Brick[]; text: Brick; dark: Brick } {
  const bricks = courses.flatMap((row, index) =>
    row.map(([start = 0, length = 1]) => box(start, length, index)),
  )
  const isDeep = isDark(ground) && ground !== 'laterite'
  return {
    window: bricks.map((brick, index) => ({ ...brick, token: clayOf(ground, index) })),
    text: { ...textBrick, token: ground === 'ochre' ? 'laterite' : 'ochre' },
    dark: { ...darkBrick, token: isDeep ? 'clay' : 'laterite-deep' },
  }
}

/**
 * The wall as SVG. The image (an address) shows through the bricks; without one, they are clay.
 * @param colour returns the value of a colour token
 */
export function wallSvg(
  ground: Ground,
  image: string | null,
  colour: (token: string) => string,
): string {
  const { window, text, dark } = wallBricks(ground)
  const left = shareSize.width - wallSize.width
  const seen = image
    ? `<clipPath id="wall">${window.map((brick) => rect(brick)).join('')}</clipPath><image href="${image}" x="${left}" width="${wallSize.width}" height="${wallSize.height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#wall)"/>`
    : window.map((brick) => rect(brick, colour(brick.token))).join('')
  return [seen, ...[text, dark].map((brick) => rect(brick, colour(brick.token)))].join('')
}

/** Colour of a brick without an image. */
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
