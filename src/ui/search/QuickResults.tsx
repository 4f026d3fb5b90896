import { useDeferredValue, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { readSearchIndex, searchFile, searchKinds } from '#shared/search.ts'
import { t } from '#shared/words/words.ts'
import { usePrefix } from '#src/browser/language.ts'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { inSteps } from './SearchForm.tsx'
import { createSearch, partsOf } from './search.ts'
import type { Found } from './search.ts'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './QuickResults.module.css'

/** What is found for a text in the reader's language; nothing while the texts load, which they do once. */
export function useSearch(text: string) {
  const prefix = usePrefix()
  const { data, isError, refetch } = useQuery({
    queryKey: ['search', prefix],
    queryFn: () => loadSearch(prefix),
    staleTime: Infinity,
    retry: false,
  })
  const asked = useDeferredValue(text.trim())
  const found = useMemo(() => (data && asked ? data.search(asked) : null), [data, asked])
  return { asked, found, index: data?.index, isError, refetch }
}

async function loadSearch(prefix: string) {
  const answer = await fetch(searchFile(prefix))
  if (!answer.ok) throw new Error(`The index of the search: status ${answer.status}.`)
  const index = readSearchIndex(await answer.json())
  return { index, search: createSearch(index) }
}

interface QuickResultsProps {
  text: string
  /** The address of all results for some words. */
  all: (words: string) => string
}

/** The first results of each kind, below the field in the header. */
export function QuickResults({ text, all }: QuickResultsProps) {
  const { asked, found } = useSearch(text)
  if (!found) return null
  const { hits, count, query } = found
  return (
    <>
      <Split className={`above-5 ${styles.quick}`}>
        {kindsIn(hits).map((kind) => (
          <ul key={kind}>
            <li className="quiet strong">{t().search[kind]}</li>
            {hits[kind].slice(0, 3).map(({ path, title, about, words }) => (
              <li key={path + title}>
                <SmartLink to={path} {...inSteps}>
                  <b>
                    <Marked text={title} words={words} />
                  </b>
                  <small className="block stone">{about || <bdi dir="ltr">{path}</bdi>}</small>
                </SmartLink>
              </li>
            ))}
          </ul>
        ))}
      </Split>
      <div className={`cluster ends quiet above-4 ${styles.more}`}>
        <p role="status">
          {count > 0 ? (
            <SmartLink to={all(asked)} {...inSteps}>
              {t().search.all(count, query)}
              <Icon name="arrow-right" small />
            </SmartLink>
          ) : (
            t().search.none(asked)
          )}
        </p>
        <p>{t().search.keys}</p>
      </div>
    </>
  )
}

/** The kinds of which something was found. */
export function kindsIn(hits: Found['hits']) {
  return searchKinds.filter((kind) => hits[kind].length > 0)
}

/** A text in which what was found is marked. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return partsOf(text, words).map((part, at) =>
    part.isFound ? (
      <mark key={at} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
