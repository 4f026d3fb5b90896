import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { readingMinutes } from '#shared/guides.ts'
import { cutText } from '#shared/text.ts'
import { t } from '#shared/words/words.ts'
import type { Section } from '#src/content/types.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import { Action, SmartLink } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { Search, SearchForm, longestSearch, searchAddress } from '#src/ui/search/SearchForm.tsx'
import { Failed, Loading } from './SearchState.tsx'
import styles from './SiteSearch.module.css'

const Results = lazy('search', () => import('./Results.tsx'), 'Results')

/**
 * A field that finds pages and questions in the browser: what is typed stays there. It is in the address
 * too, so that a result can be shared and a search from another page arrives. Without scripts, a list.
 */
export function SiteSearch({ section, first = false }: SectionProps<'siteSearch'>) {
  const { heading, note } = section
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const isHere = useRef(false)
  const location = useLocation()
  const { pathname } = location
  const results = useLazy(Results, isWanted || text !== '')

  useEffect(() => {
    if (!field.current) return
    // What was typed before the scripts came counts more than the address.
    const early = isHere.current ? '' : field.current.value
    isHere.current = true
    const asked = new URLSearchParams(location.search).get('q') ?? ''
    field.current.value = early || cutText(asked, longestSearch)
    setText(field.current.value)
  }, [location])

  function keep(words: string) {
    history.replaceState(history.state, '', searchAddress(pathname, words))
  }

  const Heading = first ? 'h1' : 'h2'
  const lists = <Lists of={section} />
  return (
    <Band className={styles.search}>
      {/* What is opened from here must not learn what was typed. */}
      <meta name="referrer" content="no-referrer" />
      <Search>
        <div className={styles.row}>
          <Heading className={styles.heading}>{heading}</Heading>
          <div>
            <SearchForm
              ref={field}
              to={pathname}
              onSearch={keep}
              onFocus={() => setWanted(true)}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
              onBlur={({ currentTarget }) => keep(currentTarget.value.trim())}
            />
            {note ? <p className={`quiet above-3 ${styles.note}`}>{note}</p> : null}
          </div>
        </div>
        <div className={styles.answer} data-needs-app>
          {results.state === 'ready' ? (
            <results.Component section={section} text={text}>
              {lists}
            </results.Component>
          ) : text === '' ? (
            lists
          ) : results.state === 'failed' ? (
            <Failed section={section} text={text} onRetry={results.retry}>
              {lists}
            </Failed>
          ) : (
            <Loading section={section} />
          )}
        </div>
      </Search>
    </Band>
  )
}

/** Where to go without a word: the guides by topic and all of them; in a language without any, some pages. */
function Lists({ of: { start, topics, guides, links } }: { of: Section<'siteSearch'> }): ReactNode {
  return (
    <section className={styles.all}>
      <h2 className="underlined">{start}</h2>
      {topics.length > 0 ? (
        <nav aria-label={t().guides.topics} className={`cluster ${styles.topics}`}>
          {topics.map((topic) => (
            <SmartLink key={topic._id} to={topic.path ?? ''}>
              {topic.title}
            </SmartLink>
          ))}
        </nav>
      ) : null}
      <ul className="links" data-ruled>
        {guides.map(({ _id, title, path, words }) => (
          <li key={_id}>
            <SmartLink to={path ?? ''}>
              {title} <small className="quiet">{t().guides.minutes(readingMinutes(words))}</small>
            </SmartLink>
          </li>
        ))}
        {(guides.length > 0 ? [] : (links ?? [])).map((link) => (
          <li key={link.label}>
            <Action action={link} variant="more" />
          </li>
        ))}
      </ul>
    </section>
  )
}
