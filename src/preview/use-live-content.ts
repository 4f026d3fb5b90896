import { useEffect, useMemo } from 'react'
import { useQuery } from '@sanity/react-loader'
import { hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { validateContent } from '#src/content/validate/validate.ts'
import { reportContent } from '#src/content/validate/place.ts'
import type { Valid } from '#src/content/types.ts'
import { pinContent } from './pin-content.ts'

interface LiveQuery<Answer> {
  key: QueryKey
  query: string
  parameters?: Record<string, string>
  /** Makes the cache entry from validated content; a constant. */
  toEntry?: (content: Valid<Answer | null> | null) => unknown
}

const NOTHING_YET = { initial: { data: null, sourceMap: undefined } }
const NO_PARAMETERS = {}

/**
 * Pins one entry of the site's cache to what the Studio has now, drafts included. Until the Studio has
 * answered, the entry stays as it is.
 */
export function useLiveContent<Answer>(
  cache: QueryClient,
  { key, query, parameters = NO_PARAMETERS, toEntry = same }: LiveQuery<Answer>,
): void {
  const { data, sourceMap } = useQuery<Answer | null>(query, parameters, NOTHING_YET)
  const answer = useMemo(
    () =>
      sourceMap === undefined
        ? undefined
        : { content: toEntry(validateContent(data, reportContent)) },
    [data, sourceMap, toEntry],
  )
  const hash = hashKey(key)
  useEffect(() => {
    if (answer === undefined) return
    return pinContent(cache, hash, answer.content)
  }, [cache, hash, answer])
}

function same(content: unknown): unknown {
  return content
}
