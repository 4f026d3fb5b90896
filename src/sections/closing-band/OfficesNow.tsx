import { DayCourse } from '#src/ui/day-course/DayCourse.tsx'
import type { ClosingTexts, useOfficesNow } from './use-offices-now.ts'
import styles from './OfficesNow.module.css'

interface OfficesNowProps {
  texts: ClosingTexts
  clock: ReturnType<typeof useOfficesNow>
}

/** The day of each office; before the time is known, its hours alone. */
export function OfficesNow({ texts, clock: { offices, open, isKnown } }: OfficesNowProps) {
  return (
    <div className={styles.offices}>
      <h3 className={styles.heading}>
        {isKnown ? headingOf(texts, open, offices) : texts.hoursHeading}
      </h3>
      <ul className={styles.list}>
        {offices.map(({ office, hours, moment }) => (
          <li key={office._id}>
            <p className={styles.line}>
              <b>{office.city}</b>
              <span>{moment ? `${moment.time}, ${lowerCase(moment.state)}` : hours}</span>
            </p>
            <DayCourse office={office} hour={moment?.hour ?? null} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {isKnown && open.length === 0 ? texts.closedNote : texts.hoursNote}
      </p>
    </div>
  )
}

function headingOf(texts: ClosingTexts, open: unknown[], offices: unknown[]): string {
  if (open.length === 0) return texts.noneOpen
  return open.length === offices.length ? texts.allOpen : texts.oneOpen
}

/** "Open now" within a sentence. */
function lowerCase(state: string): string {
  return state.charAt(0).toLowerCase() + state.slice(1)
}
