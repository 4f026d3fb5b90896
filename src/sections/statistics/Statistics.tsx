import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { Paper, PullBrick } from '#src/sections/insured-band/PullBrick.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Statistics.module.css'

/** Figures side by side, each with what it counts; pressed, it opens on its sources. */
export function Statistics({ section }: { section: Section<'statistics'> }) {
  const { heading, items, note } = section
  return (
    <Band as={heading ? 'section' : 'div'}>
      {heading ? <h2 className="visually-hidden">{heading}</h2> : null}
      <ul className={`stack-joint ${styles.row}`}>
        {items.map((claim) => (
          <li {...editMark(claim)} key={claim._id} data-claimed="figure">
            <PullBrick claim={claim}>
              <b>{claim.text}</b> {claim.lead}
            </PullBrick>
            <Paper claim={claim} />
          </li>
        ))}
      </ul>
      {note ? (
        <p className="note" data-screen-only>
          {note}
        </p>
      ) : null}
    </Band>
  )
}
