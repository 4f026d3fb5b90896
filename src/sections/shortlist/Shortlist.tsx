import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Note } from '#src/ui/note/Note.tsx'
import { ShortlistCard } from './ShortlistCard.tsx'
import styles from './Shortlist.module.css'

interface ShortlistProps {
  section: Section<'shortlist'>
  first?: boolean
}

/** The Premium plan: its promise, and a sample list that overlaps the foot of the band. */
export function Shortlist({ section, first = false }: ShortlistProps) {
  const { heading, lead, noteIcon, noteText } = section
  const actions = (section.actions ?? []).slice(0, 2)
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className={styles.shortlist} data-ground="dark">
      <div className={styles.row}>
        <div className={styles.copy}>
          <Heading className={styles.heading}>{heading}</Heading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {actions.length > 0 ? (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <Action
                  key={index}
                  action={action}
                  variant={index === 0 ? 'primary' : 'secondary'}
                />
              ))}
            </div>
          ) : null}
          <Note icon={noteIcon} text={noteText} />
        </div>
        <ShortlistCard section={section} />
      </div>
    </section>
  )
}
