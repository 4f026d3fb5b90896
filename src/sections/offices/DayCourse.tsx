import { openHours } from '#src/lib/office-hours.ts'
import type { OfficeHours } from '#src/lib/office-hours.ts'
import styles from './DayCourse.module.css'

/** The day as a course of 24 bricks: open hours are dark, the current hour there is raised. */
export function DayCourse({ office, hour }: { office: OfficeHours; hour: number | null }) {
  return (
    <div className={styles.day} aria-hidden="true">
      {openHours(office).map((open, index) => (
        <i
          className={styles.hour}
          key={index}
          data-open={open || undefined}
          data-now={index === hour || undefined}
        />
      ))}
    </div>
  )
}
