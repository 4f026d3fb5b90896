import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { CardGrid } from '#src/ui/grid/Grid.tsx'
import { FlipCard } from '#src/ui/flip-card/FlipCard.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import styles from './Team.module.css'

/** The people behind the company; the last cell invites others to join. */
export function Team({ section }: { section: Section<'team'> }) {
  const { heading, tagline, members } = section
  if (members.length === 0) return null
  return (
    <Band>
      <HeadRow heading={heading} lead={tagline} />
      <CardGrid columns={4} className={styles.team}>
        {members.map((member) => (
          <li key={member._id}>
            <MemberCard member={member} />
          </li>
        ))}
        <JoinBanner section={section} />
      </CardGrid>
    </Band>
  )
}

type Member = Section<'team'>['members'][number]

const framings: [Framing] = [
  {
    ratio: 0.9,
    widths: [200, 400, 608],
    sizes: '(min-width: 67.5em) 304px, (min-width: 43.75em) 33vw, 50vw',
  },
]

/** Front: image, name, role. Back: the biography on the color of the card. */
function MemberCard({ member }: { member: Member }) {
  const { name, role, image, description, theme } = member
  return (
    <FlipCard
      name={name}
      front={
        <div className={styles.front} data-theme={theme}>
          <div className={styles.image} data-empty={image ? undefined : true}>
            {image ? (
              <Picture className="cover" image={image} framings={framings} />
            ) : (
              <Pictogram name="house" />
            )}
          </div>
          <div className={`column ${styles.words}`}>
            <bdi className={`block ${styles.name}`}>{name}</bdi>
            <span className={`stone ${styles.role}`}>{role}</span>
          </div>
        </div>
      }
      back={
        <div className={styles.back} data-theme={theme}>
          {/* Markdown includes both faces, and the front has said this. */}
          <div data-screen-only>
            <bdi className={`block ${styles.name}`}>{name}</bdi>
            <span className={styles.role}>{role}</span>
          </div>
          <p className={styles.text} dir="auto">
            {description}
          </p>
        </div>
      }
    />
  )
}

/** The cell after the last card: "See job openings" opens the join dialog. Without its button there is none. */
function JoinBanner({ section }: { section: Section<'team'> }) {
  const { joinHeading, joinText, joinAction } = section
  if (!joinAction) return null
  return (
    <li className={`card column ${styles.join}`} data-ground="dark">
      {joinHeading ? <h3>{joinHeading}</h3> : null}
      {joinText ? <p className={styles.text}>{joinText}</p> : null}
      <div>
        <Action action={joinAction} wide />
      </div>
    </li>
  )
}
