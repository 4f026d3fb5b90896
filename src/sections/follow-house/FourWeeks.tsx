import { HouseImage } from '#src/ui/house-image/HouseImage.tsx'
import type { House, Week } from './weeks.ts'
import styles from './FourWeeks.module.css'

/** A few weeks as a list: for paper, and where scripts are off. */
export function FourWeeks({ house, weeks }: { house: House; weeks: Week[] }) {
  return (
    <ol className={styles.list}>
      {weeks.map((week) => (
        <li className={styles.week} key={week.number}>
          <HouseImage week={week.number} />
          <div className={styles.words}>
            <h3>
              {house.weekLabel} {week.number}: {week.built}
            </h3>
            <p>{week.check}</p>
            <p className={styles.money}>
              <b>
                {house.paidLabel}: {week.paid}
              </b>
              <br />
              {week.mark}: {week.words}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
