import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Steps.module.css'

/** Numbered steps laid like bricks: three, two shifted by half a brick, two; the last is ochre. */
export function Steps({ section }: { section: Section<'steps'> }) {
  return (
    <Band>
      <HeadRow heading={section.heading} lead={section.lead} />
      <ol className={`stack-joint ${styles.bond}`}>
        {section.items.map((step) => (
          <li {...editMark(step)} className="card" key={step._key}>
            <div>
              <h3 className="subtitle">{step.title}</h3>
              <p className="stone">{step.body}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
