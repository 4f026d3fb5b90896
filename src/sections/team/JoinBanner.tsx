import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import styles from './JoinBanner.module.css'

/** The cell after the last card: "See job openings" opens the join dialog. Without its button there is none. */
export function JoinBanner({ section }: { section: Section<'team'> }) {
  const { joinHeading, joinText, joinAction } = section
  if (!joinAction) return null
  return (
    <li className={styles.join} data-ground="dark">
      {joinHeading ? <h3 className={styles.heading}>{joinHeading}</h3> : null}
      {joinText ? <p className={styles.text}>{joinText}</p> : null}
      <div className={styles.action}>
        <Action action={joinAction} wide />
      </div>
    </li>
  )
}
