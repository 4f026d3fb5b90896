import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { LinkLine, More, SmartLink } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './BuiltFor.module.css'

/** One card per audience; the whole card is the link to that audience's page. */
export function BuiltFor({ section }: { section: Section<'builtFor'> }) {
  return (
    <Band>
      <HeadRow heading={section.heading} lead={section.lead} />
      <Split as="ul" joined className={styles.cards}>
        {section.cards.map((card) => (
          <li {...editMark(card)} className={styles.place} key={card._id}>
            <SmartLink to={card.link} className={`card ${styles.card}`}>
              <div className={styles.art}>
                <Pictogram name={card.icon} />
              </div>
              <h3 className={styles.title}>{card.title}</h3>
              <p>{card.description}</p>
              <More>{t().sections.more}</More>
            </SmartLink>
          </li>
        ))}
      </Split>
      <LinkLine text={section.more} of={section.moreActions} className="above-6" />
    </Band>
  )
}
