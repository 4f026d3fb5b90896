import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { JoinBanner } from './JoinBanner.tsx'
import { MemberCard } from './MemberCard.tsx'
import styles from './Team.module.css'

/** The people behind the company; the last cell invites others to join. */
export function Team({ section }: { section: Section<'team'> }) {
  const { heading, tagline, members } = section
  if (members.length === 0) return null
  return (
    <Band className={styles.band}>
      <HeadRow heading={heading} lead={tagline} />
      <ul className={styles.team}>
        {members.map((member) => (
          <li className={styles.cell} key={member._id}>
            <MemberCard member={member} />
          </li>
        ))}
        <JoinBanner section={section} />
      </ul>
    </Band>
  )
}
