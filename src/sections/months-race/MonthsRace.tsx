import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './MonthsRace.module.css'

type Row = Section<'monthsRace'>['rows'][number]

/** A mistyped number must not draw a page of bricks. */
const mostMonths = 60

/** Building times side by side: one brick is one month. */
export function MonthsRace({ section }: { section: Section<'monthsRace'> }) {
  const longest = Math.min(mostMonths, Math.max(...section.rows.map(({ months }) => months)))
  return (
    <Band>
      <HeadRow heading={section.heading} lead={section.lead} />
      <ul className={styles.race}>
        {section.rows.map((row) => (
          <Course key={row._key} row={row} places={longest} />
        ))}
      </ul>
    </Band>
  )
}

/** A row of bricks, padded with empty places to the length of the longest row; its label is below. */
function Course({ row, places }: { row: Row; places: number }) {
  return (
    <li {...editMark(row)} className="stack-2">
      <p className="title">{row.label}</p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing laid out by CSS, not a file */}
      <div className={styles.bricks} role="img" aria-label={inWords(row)}>
        {Array.from({ length: places }, (_, index) => (
          <i key={index} data-laid={index < row.months || undefined} />
        ))}
      </div>
      <span className={`title ${styles.figure}`} aria-hidden="true">
        {inWords(row)}
      </span>
    </li>
  )
}

function inWords({ months, openEnded }: Row): string {
  return t().sections.months(months, Boolean(openEnded))
}
