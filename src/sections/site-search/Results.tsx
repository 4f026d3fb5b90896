import type { ReactNode } from 'react'
import { fillIn } from '#shared/text.ts'
import type { SearchKind } from '#shared/search.ts'
import { t } from '#shared/words/words.ts'
import type { GuideCard, Section } from '#src/content/types.ts'
import { Cover } from '#src/sections/guide-list/Cover.tsx'
import { Minutes } from '#src/sections/guide-list/GuideCards.tsx'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Marked, kindsIn, useSearch } from '#src/ui/search/QuickResults.tsx'
import { excerpt } from '#src/ui/search/search.ts'
import type { Found, Hit } from '#src/ui/search/search.ts'
import { inSteps, searchAddress } from '#src/ui/search/SearchForm.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import { Failed, Loading } from './SearchState.tsx'
import styles from './SiteSearch.module.css'

interface ResultsProps {
  section: Section<'siteSearch'>
  text: string
  /** Shown while nothing is typed, and below the message that nothing was found. */
  children: ReactNode
}

/** What was found for a text. */
export function Results({ section, text, children }: ResultsProps) {
  const { asked, found, index, isError, refetch } = useSearch(text)
  if (asked === '') return children
  if (isError)
    return (
      <Failed section={section} text={asked} onRetry={() => void refetch()}>
        {children}
      </Failed>
    )
  if (!found || !index) return <Loading section={section} />
  if (found.count === 0) {
    const { pages, questions, guides } = index
    const looked = { pages: pages.length, questions: questions.length, guides: guides.length }
    const counts = Object.entries(looked).map(([name, count]) => [name, String(count)])
    return (
      <>
        <div role="status" className={`stack-4 ${styles.state}`}>
          <p aria-hidden="true" className={styles.hollow}>
            <i />
            <i />
            <i />
          </p>
          <h2>{fillIn(section.none, { query: asked })}</h2>
          <p>{fillIn(section.noneText, Object.fromEntries(counts))}</p>
          <p className={`cluster ${styles.words}`}>
            {found.alone.map((word) => (
              <SmartLink key={word} to={searchAddress('', word)}>
                {word}
              </SmartLink>
            ))}
          </p>
        </div>
        {children}
      </>
    )
  }
  return <Hits section={section} asked={asked} found={found} />
}

interface HitsProps {
  section: Section<'siteSearch'>
  asked: string
  found: Found
}

function Hits({ section, asked, found: { hits, count, query, isCorrected } }: HitsProps) {
  const kinds = kindsIn(hits)
  return (
    <div className={styles.row}>
      <div className={styles.count}>
        <div role="status">
          <p className={styles.results}>
            {fillIn(section.results, { query, count: String(count) })}
          </p>
          {isCorrected ? (
            <p className="stone">{fillIn(section.corrected, { query: asked })}</p>
          ) : null}
        </div>
        <nav aria-label={section.heading} className={`above-4 cluster ${styles.kinds}`}>
          {kinds.map((kind) => (
            <a key={kind} href={`#found-${kind}`}>
              {t().search[kind]} <span>{hits[kind].length}</span>
            </a>
          ))}
        </nav>
      </div>
      <div>
        {kinds.map((kind) => (
          <section key={kind} className={styles.kind}>
            <h2 className="underlined" id={`found-${kind}`}>
              {t().search[kind]}
            </h2>
            {hits[kind].map((hit, at) => {
              const guide = section.guides.find(({ path }) => path === hit.path)
              return (
                <article key={hit.path + hit.title} className={`stack-4 ${styles.hit}`}>
                  <Sign kind={kind} guide={guide} />
                  {kind === 'questions' ? (
                    <Question hit={hit} open={at === 0} />
                  ) : (
                    <Page hit={hit} guide={guide} />
                  )}
                </article>
              )
            })}
          </section>
        ))}
      </div>
    </div>
  )
}

interface SignProps {
  kind: SearchKind
  guide: GuideCard | undefined
}

/** Beside a result: the cover of a guide, or what kind it is. */
function Sign({ kind, guide }: SignProps) {
  if (guide) return <Cover of={guide} sizes="96px" className={styles.cover} />
  if (kind !== 'questions') return <Tile icon="file" tint="indigo" />
  return (
    <span className={`center ${styles.mark}`} aria-hidden="true">
      ?
    </span>
  )
}

interface PageProps {
  hit: Hit
  guide: GuideCard | undefined
}

function Page({ hit: { path, title, text, words }, guide }: PageProps) {
  return (
    <div>
      <h3>
        <SmartLink to={path} className="stretched" {...inSteps}>
          <span>
            <Marked text={title} words={words} />
          </span>
        </SmartLink>
      </h3>
      <p>
        <Marked text={excerpt(text, words)} words={words} />
      </p>
      {guide ? (
        <Minutes of={guide} topic bricks={false} />
      ) : (
        <p className="quiet">
          <bdi dir="ltr">{path}</bdi>
        </p>
      )}
    </div>
  )
}

/** Opens in place, as everywhere. */
function Question({ hit: { path, title, text, about, words }, open }: { hit: Hit; open: boolean }) {
  return (
    <div>
      <details open={open}>
        <summary {...inSteps}>
          <span>
            <Marked text={title} words={words} />
          </span>
          <Icon name="chevron-down" />
        </summary>
        <p>
          <Marked text={text} words={words} />
        </p>
      </details>
      <p className="quiet">
        <SmartLink to={path}>{about}</SmartLink>
      </p>
    </div>
  )
}
