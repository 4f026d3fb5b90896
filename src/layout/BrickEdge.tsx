import { Wall } from '#src/ui/wall/Wall.tsx'
import styles from './BrickEdge.module.css'

const courses = [
  [1200, 'IL'],
  [660, 'IIIIIII'],
  [0, 'IIIIIIIIIIII'],
] as const

/** The edge of a brick wall between a page and its footer, stepping up to the right. */
export function BrickEdge() {
  return (
    <Wall
      className={styles.edge ?? ''}
      courses={courses}
      size={[1440, 72]}
      brick={[116, 20]}
      joint={4}
      fit="xMaxYMax slice"
    />
  )
}
