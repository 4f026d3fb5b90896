import { useEffect, useMemo } from 'react'
import { useQuery } from '@sanity/react-loader'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { usePrefix } from '#src/browser/language.ts'
import { shell } from '#src/content/cache.ts'
import { keepLocalImages } from '#src/content/images.ts'
import { inLanguage } from '#src/content/queries/in-language.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { reportContent } from '#src/content/validate/place.ts'
import type { Valid } from '#src/content/types.ts'

interface LiveQuery<Answer> {
  /** Of the entry; memoized. */
  key: QueryKey
  query: string
  parameters?: Record<string, string | readonly string[]>
  /** Makes the cache entry from validated content; memoized. */
  toEntry?: (content: Valid<Answer | null> | null) => unknown
}

export const NOTHING_YET = { initial: { data: null, sourceMap: undefined } }
const NO_PARAMETERS = {}

/**
 * Fills one entry of the site's cache with what the Studio has now, drafts included. Until the Studio has
 * answered, the entry stays as it is.
 */
export function useLiveContent<Answer>(
  cache: QueryClient,
  { key, query, parameters = NO_PARAMETERS, toEntry = same }: LiveQuery<Answer>,
): void {
  const prefix = usePrefix()
  const base = cache.getQueryData(shell.queryKey)?.settings?.languages?.[0]?.code ?? 'en'
  const asked = useMemo(
    () => ({
      query: prefix === '' ? query : inLanguage(query),
      parameters: { ...parameters, base, language: prefix.slice(1) || base },
    }),
    [query, parameters, base, prefix],
  )
  const { data, sourceMap } = useQuery<Answer | null>(asked.query, asked.parameters, NOTHING_YET)
  const content = useMemo(() => validateContent(data, reportContent), [data])
  const entry = useMemo(() => toEntry(content), [content, toEntry])
  const hasAnswer = sourceMap !== undefined
  useEffect(() => {
    if (hasAnswer) void showContent(cache, key, entry)
  }, [cache, key, entry, hasAnswer])
}

function same(content: unknown): unknown {
  return content
}

/** Writes what the Studio sent into the cache; a request of the site itself must not replace it later. */
export async function showContent(
  cache: QueryClient,
  key: QueryKey,
  content: unknown,
): Promise<void> {
  await cache.cancelQueries({ queryKey: key, exact: true })
  cache.setQueryData(key, keepLocalImages(content, cache.getQueryData(key)))
}
