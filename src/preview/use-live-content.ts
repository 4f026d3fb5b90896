import { useEffect, useMemo } from 'react'
import { useQuery } from '@sanity/react-loader'
import { hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keepBuilt } from '#src/content/built.ts'
import { decode } from '#src/content/decode.ts'
import { reportContent } from '#src/content/report.ts'

const NOTHING_YET = { initial: { data: null, sourceMap: undefined } }

/**
 * Keeps one entry of the site's cache as the Studio has it now, drafts included: whatever else is
 * fetched for it, the Studio's word stands. Until the Studio has answered the entry stays as it is.
 */
export function useLiveContent(
  cache: QueryClient,
  key: QueryKey,
  query: string,
  parameters: Record<string, string>,
): void {
  const { data, sourceMap } = useQuery(query, parameters, NOTHING_YET)
  const answer = useMemo(
    () => (sourceMap === undefined ? undefined : { content: decode(data, reportContent) }),
    [data, sourceMap],
  )
  const hash = hashKey(key)
  useEffect(() => {
    if (answer === undefined) return
    return hold(cache, hash, answer.content)
  }, [cache, hash, answer])
}

/** Writes the content into the entry now and after every other change of it. */
function hold(cache: QueryClient, hash: string, content: unknown): () => void {
  const entries = cache.getQueryCache()
  let kept: unknown
  const keep = () => {
    const entry = entries.get(hash)
    if (!entry || (kept !== undefined && entry.state.data === kept)) return
    kept = cache.setQueryData(entry.queryKey, keepBuilt(content, entry.state.data))
  }
  keep()
  return entries.subscribe(({ query }) => {
    if (query.queryHash === hash) keep()
  })
}
