import { useState } from 'react'
import { HouseImage } from '#src/ui/house-image/HouseImage.tsx'
import { WeekFacts } from './WeekFacts.tsx'
import { WeekRow } from './WeekRow.tsx'
import type { House, Week } from './weeks.ts'
import styles from './HouseWeeks.module.css'

interface HouseWeeksProps {
  /** Of the range input. */
  id: string
  house: House
  weeks: Week[]
}

/** Image, facts and the row of weeks that changes both; hidden where scripts are off. */
export function HouseWeeks({ id, house, weeks }: HouseWeeksProps) {
  const [chosen, setChosen] = useState(house.firstWeek)
  const week = weeks.find(({ number }) => number === chosen) ?? weeks[0]
  if (!week) return null
  return (
    <div className={styles.house}>
      <div className={styles.image}>
        <HouseImage week={week.number} />
      </div>
      <WeekFacts house={house} week={week} />
      <WeekRow id={id} house={house} weeks={weeks} week={week} onChoose={setChosen} />
    </div>
  )
}
