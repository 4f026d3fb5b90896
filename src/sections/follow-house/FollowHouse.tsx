import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { FourWeeks } from './FourWeeks.tsx'
import { HouseWeeks } from './HouseWeeks.tsx'
import { weeksOf } from './weeks.ts'
import styles from './FollowHouse.module.css'

/** One house from the pegs to the keys: a row of weeks to choose from, and the chosen week's facts. */
export function FollowHouse({ section }: { section: Section<'followHouse'> }) {
  const { heading, lead, house, _key: key } = section
  const weeks = weeksOf(house)
  if (weeks.length === 0) return null
  return (
    <Band ground="render">
      <HeadRow
        heading={heading}
        lead={
          <>
            {lead} <span className={styles.sample}>{house.sampleLabel}</span>
          </>
        }
      />
      <HouseWeeks id={`week-${key}`} house={house} weeks={weeks} />
      <FourWeeks house={house} weeks={weeks.filter(({ listed }) => listed)} />
      <p className={styles.note}>{house.note}</p>
    </Band>
  )
}
