import { useEffect, useMemo } from 'react'
import { useQuery } from '@sanity/react-loader'
import { hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keepLocalImages } from '#src/content/images.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { reportContent } from '#src/content/validate/place.ts'
import type { Valid } from '#src/content/types.ts'

interface LiveQuery<Answer> {
  key: QueryKey
  query: string
  parameters?: Record<string, string>
  /** Makes the cache entry from validated content; memoized. */
  toEntry?: (content: Valid<Answer | null> | null) => unknown
}

export const NOTHING_YET = { initial: { data: null, sourceMap: undefined } }
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
  const content = useMemo(() => validateContent(data, reportContent), [data])
  const entry = useMemo(() => toEntry(content), [content, toEntry])
  const hash = hashKey(key)
  const hasAnswer = sourceMap !== undefined
  useEffect(() => {
    if (!hasAnswer) return
    return pinContent(cache, hash, entry)
  }, [cache, hash, entry, hasAnswer])
}

function same(content: unknown): unknown {
  return content
}

/**
 * Pins the content of the cache entry with this hash: writes it now and after every other change of the
 * entry, since a slow answer to the site's own request must not replace what the Studio sent. Returns a
 * function that ends this and leaves the entry as it is.
 */
export function pinContent(cache: QueryClient, hash: string, content: unknown): () => void {
  const entries = cache.getQueryCache()
  let pinned: { data: unknown } | undefined
  let isWriting = false
  const keep = () => {
    const entry = entries.get(hash)
    if (isWriting || !entry || (pinned && entry.state.data === pinned.data)) return
    isWriting = true
    // The cache reuses unchanged parts of its last state: what it stores is not the object it was given.
    pinned = {
      data: cache.setQueryData(entry.queryKey, keepLocalImages(content, entry.state.data)),
    }
    isWriting = false
  }
  keep()
  return entries.subscribe(({ query }) => {
    if (query.queryHash === hash) keep()
  })
}
