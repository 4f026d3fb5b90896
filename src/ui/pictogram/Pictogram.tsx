import { brickPath } from '#src/ui/wall/Wall.tsx'
import type { Brick } from '#src/ui/wall/Wall.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './Pictogram.module.css'

/** Courses of bricks from the top; a brick is `start+length` in units of 8, `*` an accent brick. */
const drawings = {
  vault: [
    '9+4*',
    '6+5 11+5',
    '3+4 7+4 11+4 15+4',
    '0+22',
    '2+3 9+4* 17+3',
    '2+3 9+4 17+3',
    '2+3 9+4 17+3*',
    '0+8 8+6 14+8',
  ],
  towers: [
    '12+3 15+3',
    '12+6*',
    '12+3 15+3',
    '6+3 9+2 12+6',
    '6+5* 12+3 15+3',
    '0+3 3+2 6+3 9+2 12+6',
    '0+5 6+5 12+3* 15+3 19+3',
    '0+3* 3+2 6+3 9+2 12+6 19+3',
  ],
  house: [
    '9+4',
    '7+4 11+4',
    '5+4 9+4* 13+4',
    '3+4 7+4 11+4 15+4',
    '1+20',
    '2+4 6+3 14+6',
    '2+2 4+5* 14+3 17+3',
    '2+4 6+3 14+6',
  ],
}

export type PictogramName = keyof typeof drawings

/** A vault, towers or a house built of bricks; its two colors are `--brick` and `--accent`.
 * An unknown name renders nothing. */
export function Pictogram({ name, className }: { name: PictogramName; className?: string }) {
  if (!Object.hasOwn(drawings, name)) return null
  const bricks = drawings[name].flatMap((course, row) =>
    course.split(' ').map((brick) => ({ brick, row })),
  )
  return (
    <svg className={classes(styles.art, className)} viewBox="0 0 173 117" aria-hidden="true">
      <path d={brickPath(bricks.filter((brick) => !isAccent(brick)).map(outline))} />
      <path className={styles.accent} d={brickPath(bricks.filter(isAccent).map(outline))} />
    </svg>
  )
}

interface Laid {
  brick: string
  row: number
}

function isAccent({ brick }: Laid): boolean {
  return brick.endsWith('*')
}

/** A brick, 12 high, inset by 1.5: the stroke around it rounds the corners. */
function outline({ brick, row }: Laid): Brick {
  const [start = 0, length = 0] = brick.replace('*', '').split('+').map(Number)
  return { x: start * 8 + 1.5, y: row * 15 + 1.5, width: length * 8 - 6, height: 9 }
}
