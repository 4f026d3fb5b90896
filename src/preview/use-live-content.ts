import { useEffect, useMemo } from 'react'
import { useQuery } from '@sanity/react-loader'
import { hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { decode } from '#src/content/validate/validate.ts'
import { reportContent } from '#src/content/validate/report.ts'
import { holdContent } from './hold-content.ts'

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
    return holdContent(cache, hash, answer.content)
  }, [cache, hash, answer])
}
