import { shadeOf } from '#shared/grounds.ts'
import { groundOf } from '#shared/section-grounds.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import { Lead } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import { Wall } from '#src/ui/wall/Wall.tsx'
import type { Course } from '#src/ui/wall/Wall.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './PageTitle.module.css'

/** The row that names a page, with a wall below it in which places are empty, if there are any. */
export function PageTitle({ section, first = false }: SectionProps<'pageTitle'>) {
  const { heading, lead, places, brick } = section
  const ground = groundOf(section)
  const Heading = first ? 'h1' : 'h2'
  return (
    <section
      {...editMark(section)}
      className={styles.title}
      data-band={ground}
      data-ground={shadeOf(ground)}
      data-wall={places ? true : undefined}
    >
      <Split className={`measure ${styles.row}`}>
        <Heading className={styles.heading}>{heading}</Heading>
        {lead ? <Lead className={styles.lead}>{lead}</Lead> : null}
      </Split>
      {places ? <EmptyPlaces places={places} brick={brick} /> : null}
    </section>
  )
}

/** Across the page, on a phone in more courses, with as many empty places. */
function EmptyPlaces({ places, brick }: { places: number; brick: string | null }) {
  return (
    <div className={styles.wall}>
      <Wall
        only="wide"
        size={[1434, 514]}
        brick={[138, 46]}
        joint={6}
        radius={1}
        courses={layCourses(wide, places)}
      />
      <Wall
        only="narrow"
        size={[385, 345]}
        brick={[60, 20]}
        joint={5}
        radius={1}
        courses={layCourses(narrow, places)}
      />
      {brick ? <div className={styles.brick}>{brick}</div> : null}
    </div>
  )
}

interface Plan {
  /** How many bricks are beside each other. */
  across: number
  /** From the top: how many places of each course are empty where 52 are, and how many bricks are left of them. */
  empty: number[]
  laid: number[]
  /** The course from which half bricks are laid at the left. */
  halvesFrom: number
}

const wide: Plan = {
  across: 10,
  empty: [9, 8, 8, 7, 6, 5, 4, 3, 2, 0],
  laid: [0, 0, 0, 0, 0, 1, 1, 2, 3, 0],
  halvesFrom: 4,
}

const narrow: Plan = {
  across: 6,
  empty: [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2, 1, 0],
  laid: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 0],
  halvesFrom: 8,
}

/** The courses of a wall with exactly so many empty places, spread as in the plan. */
export function layCourses({ across, empty, laid, halvesFrom }: Plan, places: number): Course[] {
  let planned = 0
  let placed = 0
  return empty.map((count, row) => {
    planned += count
    const isRunning = row % 2 === 0
    const bricks = isRunning ? across - 1 : across
    const first = laid[row] ?? 0
    const open = Math.min(Math.round((planned * places) / 52) - placed, bricks - first)
    placed += open
    const letters = Array.from({ length: bricks }, (_, index) =>
      index >= first && index < first + open ? 'H' : toneOf(row, index + 1),
    )
    const start = row < halvesFrom ? '_' : toneOf(row, 0).toLowerCase()
    const end = toneOf(row, across).toLowerCase()
    return [0, isRunning ? `${start}${letters.join('')}${end}` : letters.join('')]
  })
}

/** Three tones in no visible order, as they come out of the kiln. */
function toneOf(row: number, index: number): string {
  return 'LLCLDLL'.charAt((row * 5 + index * 11 + row * index) % 7)
}
