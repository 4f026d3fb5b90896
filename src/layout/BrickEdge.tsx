import { brickPath } from '#src/ui/brick-masked-image/brick-path.ts'
import type { Brick } from '#src/ui/brick-masked-image/brick-path.ts'
import styles from './BrickEdge.module.css'

/** Three courses of bricks stepping up to the right: where each starts, and how many ink bricks it has. */
const courses = [
  { start: 1200, bricks: 1 },
  { start: 660, bricks: 7 },
  { start: 0, bricks: 12 },
] as const

/** The edge of a brick wall between a page and its footer; the last brick is laterite. */
export function BrickEdge() {
  return (
    <svg
      className={styles.edge}
      viewBox="0 0 1440 72"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path d={brickPath(courses.flatMap(outline))} />
      <path className={styles.last} d={brickPath([brickAt(courses[0].start + 120, 0)])} />
    </svg>
  )
}

function outline({ start, bricks }: { start: number; bricks: number }, course: number): Brick[] {
  return Array.from({ length: bricks }, (_, brick) => brickAt(start + brick * 120, course))
}

function brickAt(x: number, course: number): Brick {
  return { x, y: course * 24, width: 116, height: 20 }
}
