import { Icon } from '#src/ui/icon/Icon.tsx'
import type { Card } from './card.ts'
import styles from './Drawing.module.css'

/** How high the price of one brick rises; the lowest course keeps the price that was agreed. */
const priceCourses = [1, 1, 2, 3, 4, 5, 7]
const monthsAtMost = 24

/** The card's figure drawn in bricks, or its points as bricks with words on them. */
export function Drawing({ card }: { card: Card }) {
  switch (card.drawing) {
    case 'keys':
      return <Keys figure={card.figure ?? ''} end={card.caption ?? 'Keys'} />
    case 'chips':
      return <Points points={card.points ?? []} look="chips" />
    case 'months':
      return <Months figure={card.figure} />
    case 'professionals':
      return <Points points={card.points ?? []} look="mosaic" />
    case 'prices':
      return <Prices />
    default:
      return null
  }
}

/** Five months without an instalment, then the keys. */
function Keys({ figure, end }: { figure: string; end: string }) {
  return (
    <div className={styles.keys} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((month) => (
        <i className={styles.hollow} key={month}>
          {figure}
        </i>
      ))}
      <i className={styles.key}>
        <Icon name="key" small />
        {end}
      </i>
    </div>
  )
}

/** As many bricks as the figure: five for "5 months". */
function Months({ figure }: { figure: string | null }) {
  const months = Math.min(Number.parseInt(figure ?? '', 10) || 0, monthsAtMost)
  if (months < 1) return null
  return (
    <div className={styles.months} aria-hidden="true">
      {Array.from({ length: months }, (_, index) => (
        <i className={styles.month} key={index} />
      ))}
    </div>
  )
}

function Points({ points, look }: { points: string[]; look: 'chips' | 'mosaic' }) {
  if (points.length === 0) return null
  return (
    <ul className={styles.points} data-look={look}>
      {points.map((point, index) => (
        <li className={styles.point} key={index}>
          {look === 'mosaic' ? <Icon name="tick" small /> : null}
          {point}
        </li>
      ))}
    </ul>
  )
}

function Prices() {
  return (
    <svg className={styles.prices} viewBox="0 0 304 124" aria-hidden="true">
      {priceCourses.flatMap((height, column) =>
        Array.from({ length: height }, (_, course) => (
          <rect
            key={`${column}-${course}`}
            className={course === 0 ? styles.fixed : styles.rising}
            x={column * 44}
            y={112 - course * 16}
            width="40"
            height="12"
            rx="2"
          />
        )),
      )}
    </svg>
  )
}
