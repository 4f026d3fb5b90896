import { useLocation } from 'react-router-dom'
import { formatDay } from '#shared/dates.ts'
import { prefixOf } from '#shared/languages.ts'
import { paths } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import type { Guide, Section } from '#src/content/types.ts'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Band, Lead } from '#src/ui/band/Band.tsx'
import { Byline } from '#src/sections/guide-list/Byline.tsx'
import { Cover } from '#src/sections/guide-list/Cover.tsx'
import { Minutes } from '#src/sections/guide-list/GuideCards.tsx'
import styles from './Article.module.css'

/** The head of a guide: what it is about, who wrote it, and when it was last reviewed. */
export function Article({ section }: { section: Section<'article'> }) {
  const { guide } = section
  const { title, summary, topic, author, publishedAt, reviewedAt } = guide
  return (
    <Band as="div" className={styles.head}>
      <div className="stack-4">
        <Trail of={topic} />
        <h1>{title}</h1>
        <Lead>{summary}</Lead>
        {author ? <Byline of={author} /> : null}
        <div className={`cluster small ${styles.facts}`}>
          <span>{t().guides.published(formatDay(publishedAt))}</span>
          {reviewedAt ? <span>{t().guides.reviewed(formatDay(reviewedAt))}</span> : null}
          <Minutes of={guide} />
        </div>
      </div>
      <Cover of={guide} sizes="(width < 60em) 100vw, 42vw" className={styles.cover} priority />
    </Band>
  )
}

/** The places above a guide; those of a page are in its structured data alone. */
function Trail({ of: topic }: { of: Guide['topic'] }) {
  const prefix = prefixOf(useLocation().pathname)
  const steps = [
    { title: t().guides.home, path: prefix || paths.home },
    { title: t().guides.name, path: prefix + paths.guides },
    topic,
  ]
  return (
    <nav aria-label={t().guides.trail} className={`small links ${styles.trail}`} data-screen-only>
      <ol>
        {steps.map((step) => (
          <li key={step.path}>
            {step.path ? <SmartLink to={step.path}>{step.title}</SmartLink> : step.title}
          </li>
        ))}
      </ol>
    </nav>
  )
}
