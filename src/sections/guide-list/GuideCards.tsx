import { readingMinutes } from '#shared/guides.ts'
import { t } from '#shared/words/words.ts'
import type { GuideCard } from '#src/content/types.ts'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { SmallBricks } from '#src/ui/wall/Wall.tsx'
import { Cover } from './Cover.tsx'
import styles from './GuideCards.module.css'

interface GuideCardsProps {
  of: GuideCard[]
  /** Without summaries and small bricks, on a page that is about something else. */
  brief?: boolean
}

/** Guides as rows on phones, as a wall in bond from 60em. */
export function GuideCards({ of: guides, brief = false }: GuideCardsProps) {
  return (
    <ul className={styles.wall}>
      {guides.map((guide) => (
        <li key={guide._id} className={styles.card}>
          <Cover of={guide} sizes="(width < 60em) 176px, 500px" className={styles.cover} />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <SmartLink to={guide.path ?? ''} className="stretched">
                <span>{guide.title}</span>
              </SmartLink>
            </h3>
            {brief ? null : (
              <p className={`stone above-2 ${styles.summary}`} data-only="wide">
                {guide.summary}
              </p>
            )}
          </div>
          <Minutes of={guide} topic bricks={!brief} />
        </li>
      ))}
    </ul>
  )
}

/** The reading time in small bricks and in words, and with `topic` the name of the topic. */
export function Minutes({ of: guide, topic = false, bricks = true }: MinutesProps) {
  const minutes = readingMinutes(guide.words)
  return (
    <p className={`small cluster ${styles.minutes}`}>
      {bricks ? <SmallBricks count={Math.min(minutes, 20)} /> : null}
      <b>{t().guides.minutes(minutes)}</b>
      {topic ? <span>{guide.topic.title}</span> : null}
    </p>
  )
}

interface MinutesProps {
  of: Pick<GuideCard, 'words' | 'topic'>
  topic?: boolean
  bricks?: boolean
}
