import { useDeferredValue, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { readSearchIndex, searchFile, searchKinds } from '#shared/search.ts'
import { fillIn } from '#shared/text.ts'
import { usePrefix } from '#src/browser/language.ts'
import type { Section } from '#src/content/types.ts'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import { Failed, Loading } from './SearchState.tsx'
import { createSearch, excerpt, partsOf } from './search.ts'
import type { Found, Hit } from './search.ts'
import styles from './SiteSearch.module.css'

interface ResultsProps {
  section: Section<'siteSearch'>
  text: string
  /** Shown while nothing is typed, and below the message that nothing was found. */
  children: ReactNode
}

/** What was found for a text. */
export function Results({ section, text, children }: ResultsProps) {
  const prefix = usePrefix()
  const {
    data: index,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['search', prefix],
    queryFn: () => loadIndex(prefix),
    staleTime: Infinity,
    retry: false,
  })
  const search = useMemo(() => index && createSearch(index), [index])
  const asked = useDeferredValue(text.trim())
  const found = useMemo(() => (search && asked ? search(asked) : null), [search, asked])

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
        <div role="status" className={styles.state}>
          <p aria-hidden="true" className={styles.hollow}>
            <i />
            <i />
            <i />
          </p>
          <h2>{fillIn(section.none, { query: asked })}</h2>
          <p>{fillIn(section.noneText, Object.fromEntries(counts))}</p>
          <p className={styles.words}>
            {found.alone.map((word) => (
              <SmartLink key={word} to={`?${new URLSearchParams({ q: word })}`}>
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

async function loadIndex(prefix: string) {
  const answer = await fetch(searchFile(prefix))
  if (!answer.ok) throw new Error(`The index of the search: status ${answer.status}.`)
  return readSearchIndex(await answer.json())
}

interface HitsProps {
  section: Section<'siteSearch'>
  asked: string
  found: Found
}

function Hits({ section, asked, found: { hits, count, query, isCorrected } }: HitsProps) {
  const kinds = searchKinds.filter((kind) => hits[kind].length > 0)
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
        <nav aria-label={section.heading} className={styles.kinds}>
          {kinds.map((kind) => (
            <a key={kind} href={`#found-${kind}`}>
              {section[`${kind}Title`]} <span>{hits[kind].length}</span>
            </a>
          ))}
        </nav>
      </div>
      <div>
        {kinds.map((kind) => (
          <section key={kind} className={styles.kind}>
            <h2 id={`found-${kind}`}>{section[`${kind}Title`]}</h2>
            {hits[kind].map((hit, at) => (
              <article key={hit.path + hit.title} className={styles.hit}>
                {kind === 'questions' ? (
                  <span className={styles.mark} aria-hidden="true">
                    ?
                  </span>
                ) : (
                  <Tile {...tiles[kind]} />
                )}
                {kind === 'questions' ? <Question hit={hit} open={at === 0} /> : <Page hit={hit} />}
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

const tiles = {
  guides: { icon: 'eye', tint: 'leaf' },
  pages: { icon: 'file', tint: 'indigo' },
} as const

function Page({ hit: { path, title, text, about, words } }: { hit: Hit }) {
  return (
    <div>
      <h3>
        <SmartLink to={path} className="stretched">
          <span>
            <Marked text={title} words={words} />
          </span>
        </SmartLink>
      </h3>
      <p>
        <Marked text={excerpt(text, words)} words={words} />
      </p>
      <p className="quiet">{about || <bdi dir="ltr">{path}</bdi>}</p>
    </div>
  )
}

/** Opens in place, as everywhere. */
function Question({ hit: { path, title, text, about, words }, open }: { hit: Hit; open: boolean }) {
  return (
    <div>
      <details open={open}>
        <summary>
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

/** A text in which what was found is marked. */
function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return partsOf(text, words).map((part, at) =>
    part.isFound ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
