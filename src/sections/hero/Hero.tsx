import type { SectionProps } from '#src/sections/section-props.ts'
import { shadeOf } from '#shared/grounds.ts'
import { t } from '#shared/words/words.ts'
import { Actions } from '#src/ui/action/Action.tsx'
import type { ActionData } from '#shared/leads/forms.ts'
import { Paper, PullBrick } from '#src/sections/insured-band/PullBrick.tsx'
import { Note } from '#src/ui/note/Note.tsx'
import { BrickMaskedImage } from '#src/ui/brick-masked-image/BrickMaskedImage.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import { PagePart } from '#src/ui/lazy/ErrorBoundary.tsx'
import { CardGrid } from '#src/ui/grid/Grid.tsx'
import styles from './Hero.module.css'

const DrawnWall = lazy('wall', () => import('./DrawnWall.tsx'), 'DrawnWall')

/** The first band of a page: what it offers, what to do next, and an image behind bricks. */
export function Hero({ section, page = [] }: SectionProps<'hero'>) {
  const { heading, lead, image, wall, steps, noteIcon, noteText, bond, tone } = section
  const isBare = !image && !wall
  // The brick is in the wall.
  const claim = isBare ? null : section.claim
  const brick = claim ? <PullBrick claim={claim}>{claim.text}</PullBrick> : section.brick
  const opens = claim?.settings?.claims?.opens
  const caption = opens ? <Caption text={section.caption} opens={opens} /> : section.caption
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
      <div className={styles.row} data-bare={isBare || undefined}>
        <div className={styles.copy}>
          <h1 className={`hero-title ${styles.heading}`} data-long={isLong(heading) || undefined}>
            {heading}
          </h1>
          <Lead className={styles.lead}>{lead}</Lead>
          <Actions of={actions} className="above-7" />
          {steps && (
            <CardGrid as="ol" columns={2} className={`above-5 ${styles.steps}`}>
              {steps.map(({ _key, title, body }) => (
                <li className="edged" key={_key}>
                  <b className="strong">{title}</b>
                  <span className="small">{body}</span>
                </li>
              ))}
            </CardGrid>
          )}
          <Note icon={noteIcon} text={noteText} />
        </div>
        {wall ? (
          // Where it does not arrive, the words stand alone.
          <PagePart fallback={<div />}>
            <DrawnWall section={section} page={page} brick={brick} caption={caption} />
          </PagePart>
        ) : image ? (
          <BrickMaskedImage image={image} brick={brick} bond={bond} caption={caption} />
        ) : null}
      </div>
      {claim ? <Paper claim={claim} /> : null}
    </section>
  )
}

/** What the picture is and, on phones, that its brick opens. */
function Caption({ text, opens }: { text: string | null; opens: string }) {
  return (
    <>
      {text}
      <span>{text ? `. ${opens}` : opens}</span>
    </>
  )
}

/** A heading of up to 44 characters fits the large size; longer ones take the smaller one. */
function isLong(heading: string): boolean {
  return heading.replace(/\p{Cf}/gu, '').length >= 45
}
