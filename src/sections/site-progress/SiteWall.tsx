import { courses, siteBricks, siteWidth } from './site-bricks.ts'
import styles from './SiteWall.module.css'

const pitch = 34 // from course to course
const top = 26 // room for the ends of the line
const ground = top + courses * pitch
const foundation = [0, 100, 200, 300]

interface SiteWallProps {
  /** Percent, 0–100. */
  built: number
  planned: number
}

/** Ten courses on a foundation, as high as the site is built; the line is the plan. */
export function SiteWall({ built, planned }: SiteWallProps) {
  const line = ground - (planned * courses * pitch) / 100
  return (
    <svg className={styles.wall} viewBox="0 0 400 400" aria-hidden="true">
      {siteBricks(built).map(({ x, course, width, isLaid }) => (
        <rect
          key={`${course}-${x}`}
          className={styles.brick}
          data-laid={isLaid || undefined}
          data-dark={isDark(x, course) || undefined}
          x={x}
          y={ground - (course + 1) * pitch}
          width={width}
          height="30"
          rx="2"
        />
      ))}
      {foundation.map((x) => (
        <rect
          key={x}
          className={styles.foundation}
          x={x}
          y={ground}
          width="96"
          height="30"
          rx="2"
        />
      ))}
      <path
        className={styles.line}
        d={`M0 ${line}h${siteWidth}M2 ${line - 10}v20M${siteWidth - 2} ${line - 10}v20`}
      />
    </svg>
  )
}

/** Darker bricks in no visible order, as they come out of the kiln. */
function isDark(x: number, course: number): boolean {
  return (Math.round(x) * 7 + course * 53) % 19 < 4
}
