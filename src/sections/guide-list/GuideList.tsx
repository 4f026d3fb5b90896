import { t } from '#shared/words/words.ts'
import type { Section } from '#src/content/types.ts'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Band, Lead } from '#src/ui/band/Band.tsx'
import { SmallBricks } from '#src/ui/wall/Wall.tsx'
import { Cover } from './Cover.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import cover from './Cover.module.css'
import { GuideCards, Minutes } from './GuideCards.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './GuideList.module.css'

/** The topics, and one page of the list of guides; on the first of all guides the newest one is large. */
export function GuideList({ section }: { section: Section<'guideList'> }) {
  const { heading, lead, topics, guides, shown } = section
  const { path, page, pages, counts } = shown ?? { path: '', page: 1, pages: 1, counts: {} }
  const isOfTopic = topics.some((topic) => topic.path === path)
  const [first, ...others] = guides
  const isLarge = first !== undefined && page === 1 && !isOfTopic
  return (
    <>
      <Band className={styles.head}>
        <h1 className="hero-title">{heading}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
        {topics.length > 0 ? (
          <nav aria-label={t().guides.topics} className={`stack-1 ${styles.topics}`}>
            {topics.map(({ _id, title, color, path: to }) => (
              <SmartLink
                key={_id}
                to={to ?? ''}
                className={cover.colors}
                data-color={color}
                aria-current={to === path ? 'page' : undefined}
              >
                <b className="strong">{title}</b>
                <span className="row-2 tabular">
                  <SmallBricks count={Math.min(counts[_id] ?? 0, 10)} />
                  <VisuallyHidden>{t().guides.count(counts[_id] ?? 0)}</VisuallyHidden>
                  <span aria-hidden="true">{counts[_id]}</span>
                </span>
              </SmartLink>
            ))}
          </nav>
        ) : null}
      </Band>
      <Band as="div" ground="plaster">
        {isLarge ? (
          <Split as="article" joined className={styles.first}>
            <Cover of={first} sizes="(width < 60em) 100vw, 720px" priority />
            <div className={`card stack-4 ${styles.text}`}>
              <h2>
                <SmartLink to={first.path ?? ''} className="stretched">
                  <span>{first.title}</span>
                </SmartLink>
              </h2>
              <Lead>{first.summary}</Lead>
              <Minutes of={first} topic />
            </div>
          </Split>
        ) : null}
        <h2 className="visually-hidden">{t().guides.all}</h2>
        <GuideCards of={isLarge ? others : guides} />
        {pages > 1 ? <Pages path={path} page={page} of={pages} /> : null}
      </Band>
    </>
  )
}

function Pages({ path, page, of: pages }: { path: string; page: number; of: number }) {
  const to = (number: number) => (number === 1 ? path : `${path}/page/${number}`)
  return (
    <nav aria-label={t().guides.pages} className={`cluster ${styles.pages}`}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <SmartLink
          key={number}
          className="row-2"
          to={to(number)}
          aria-label={t().guides.page(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </SmartLink>
      ))}
      {page < pages ? (
        <SmartLink className="row-2" to={to(page + 1)} rel="next">
          {t().guides.next}
          <Icon name="arrow-right" small />
        </SmartLink>
      ) : null}
    </nav>
  )
}
