import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { brickPath } from '#src/ui/brick-masked-image/brick-path.ts'
import styles from './EstimateBanner.module.css'

/** The ochre band that leads to the cost calculator. */
export function EstimateBanner({ section }: { section: Section<'estimateBanner'> }) {
  // Its form is switched off, and there is nothing else in it to do.
  if (!section.action) return null
  return (
    <Band ground="ochre" className={styles.banner}>
      <div className={styles.row}>
        <div className={styles.copy}>
          <h2 className={styles.heading}>{section.heading}</h2>
          <p className={styles.text}>{section.text}</p>
          <Action action={section.action} variant="ink" />
        </div>
        <BrickWall />
      </div>
    </Band>
  )
}

/**
 * The wall from its top course down: the half brick where each starts, then one letter per brick
 * (l laterite, d dark laterite, i ink, c clay). Every course continues beyond the right edge.
 */
const courses: [number, string][] = [
  [17, 'li'],
  [14, 'lll'],
  [11, 'ilcll'],
  [10, 'ldlli'],
  [7, 'clldlll'],
  [4, 'dllildll'],
  [3, 'ldlllcdil'],
  [0, 'lildllllcl'],
]

const colours = ['l', 'd', 'i', 'c']

/** A half-laid wall, racked back to the left; decoration only. */
function BrickWall() {
  return (
    <svg
      className={styles.wall}
      viewBox="0 0 714 300"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {colours.map((colour) => (
        <path key={colour} className={styles.brick} data-colour={colour} d={bricksOf(colour)} />
      ))}
    </svg>
  )
}

/** All bricks of one colour, drawn 2 units inside their edge: the stroke rounds the corners. */
function bricksOf(colour: string): string {
  const bricks = courses.flatMap(([start, letters], row) =>
    Array.from(letters, (letter, index) => ({
      letter,
      x: start * 36 + index * 72 + 2,
      y: row * 34 + 36,
      width: 62,
      height: 24,
    })),
  )
  return brickPath(bricks.filter(({ letter }) => letter === colour))
}
