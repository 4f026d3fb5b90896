import type { Section } from '#src/content/types.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import { Actions } from '#src/ui/action/Action.tsx'
import { Paper, PullBrick } from '#src/sections/insured-band/PullBrick.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/note/Note.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './Shortlist.module.css'

/** The Premium plan: its promise, and a sample list that overlaps the foot of the band. */
export function Shortlist({ section, first = false }: SectionProps<'shortlist'>) {
  const { heading, lead, noteIcon, noteText } = section
  const Heading = first ? 'h1' : 'h2'
  return (
    <section {...editMark(section)} className={styles.shortlist} data-ground="dark">
      <Split className={`measure ${styles.row}`}>
        <div className={styles.copy}>
          <Heading className="hero-title">{heading}</Heading>
          {lead ? <Lead className="above-6 below-7">{lead}</Lead> : null}
          <Actions of={section.actions ?? []} />
          <Note icon={noteIcon} text={noteText} />
        </div>
        <ShortlistCard section={section} />
      </Split>
    </section>
  )
}

/** The sample list; the chosen entry is marked by color, a tick and a remark. */
function ShortlistCard({ section }: { section: Section<'shortlist'> }) {
  const { listTitle, listNote, entries, claim, footnote } = section
  return (
    <figure className={`card ${styles.card}`} data-ground="light">
      <figcaption className="cluster ends">
        <b className="title">{listTitle}</b>
        {listNote ? <span className="quiet">{listNote}</span> : null}
      </figcaption>
      <ol className="stack-1 above-4">
        {entries.map((entry, index) => (
          <li className={styles.entry} key={entry._key} data-chosen={entry.chosen || undefined}>
            <span className={`center ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <b className="strong">
                <bdi>{entry.name}</bdi>
              </b>
              <span className="quiet">{entry.detail}</span>
            </div>
            {entry.status ? (
              <span className={`small strong row-2 ${styles.status}`}>
                <Icon name={entry.chosen ? 'tick' : 'shield'} small />
                {entry.status}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {claim ? (
        <div className={`above-2 ${styles.brick}`} data-claimed="list">
          <PullBrick claim={claim}>{claim.text}</PullBrick>
          <Paper claim={claim} />
        </div>
      ) : null}
      {footnote ? <p className="note">{footnote}</p> : null}
    </figure>
  )
}
