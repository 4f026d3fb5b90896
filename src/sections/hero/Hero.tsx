import type { Section } from '#src/content/types.ts'
import { shadeOf } from '#shared/grounds.ts'
import { t } from '#shared/words/words.ts'
import { Actions } from '#src/ui/action/Action.tsx'
import type { ActionData } from '#shared/leads/forms.ts'
import { Paper, PullBrick } from '#src/sections/insured-band/PullBrick.tsx'
import { Note } from '#src/ui/note/Note.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import { BrickMaskedImage } from '#src/ui/brick-masked-image/BrickMaskedImage.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Hero.module.css'

/** The first band of a page: what it offers, what to do next, and an image behind bricks. */
export function Hero({ section }: { section: Section<'hero'> }) {
  const { heading, lead, image, steps, noteIcon, noteText, bond, tone } = section
  // The brick is in the wall of the image.
  const claim = image && section.claim
  const brick = claim ? <PullBrick claim={claim}>{claim.text}</PullBrick> : section.brick
  // Without an action of the editor there still is a next step.
  const learnMore: ActionData = { label: t().sections.learnMore, opens: 'iam' }
  const actions = section.actions?.length ? section.actions : [learnMore]
  return (
    <section
      {...editMark(section)}
      className={styles.hero}
      data-tone={tone}
      data-ground={shadeOf(tone)}
      data-claimed={claim ? 'hero' : undefined}
    >
      <div className={styles.row} data-bare={image ? undefined : true}>
        <div className={styles.copy}>
          {image ? null : <Pictogram name="house" className={styles.house} />}
          <h1 className={`hero-title ${styles.heading}`} data-long={isLong(heading) || undefined}>
            {heading}
          </h1>
          <Lead className={styles.lead}>{lead}</Lead>
          <Actions of={actions} className={styles.actions} />
          {steps && (
            <ol className={styles.steps}>
              {steps.map(({ _key, title, body }) => (
                <li key={_key}>
                  <b>{title}</b>
                  <span>{body}</span>
                </li>
              ))}
            </ol>
          )}
          <Note icon={noteIcon} text={noteText} />
        </div>
        {image ? <BrickMaskedImage image={image} brick={brick} bond={bond} /> : null}
      </div>
      {claim ? <Paper claim={claim} /> : null}
    </section>
  )
}

/** A heading of up to 44 characters fits the large size; longer ones take the smaller one. */
function isLong(heading: string): boolean {
  return heading.replace(/\p{Cf}/gu, '').length >= 45
}
