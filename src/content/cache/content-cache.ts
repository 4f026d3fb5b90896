import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { BuiltContent } from './built-content.ts'
import type { ContentQuery } from './content-query.ts'
import { page } from './page.ts'
import { screenKey } from './screen-key.ts'
import { shell } from './shell.ts'

/** The cache of all CMS content; in production it is refreshed once the browser is idle, not on focus. */
export function createContentCache(built: BuiltContent): QueryClient {
  const live = import.meta.env.DEV
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        // In development a page that has just asked does not ask again.
        staleTime: live ? 1000 : Infinity,
        gcTime: Infinity,
        retry: 1,
        refetchOnWindowFocus: live,
        refetchOnReconnect: live,
      },
    },
  })
  if (built.shell) cache.setQueryData(shell.queryKey, built.shell)
  for (const [path, result] of built.results) cache.setQueryData(page(path).queryKey, result)
  for (const [name, texts] of Object.entries(built.screens))
    cache.setQueryData(screenKey(name), texts)
  return cache
}

/** Keeps what a component shows up to date; fetches it where it is missing. Returns what ends this. */
export function watchQuery<Content, Key extends QueryKey>(
  cache: QueryClient,
  query: ContentQuery<Content, Key>,
  listener: () => void,
): () => void {
  return new QueryObserver(cache, query).subscribe(listener)
}
