import { createContext, use, useSyncExternalStore } from 'react'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ContentQuery } from './content-query.ts'

/** Where components read the content of the CMS. */
export interface ContentStore {
  /** What is known at this moment; the same object until it changes. */
  content: <Content, Key extends QueryKey>(query: ContentQuery<Content, Key>) => Content | undefined
  /** Why it could not be fetched. */
  error: <Content, Key extends QueryKey>(query: ContentQuery<Content, Key>) => Error | null
  /**
   * Subscribes to a query: calls back after every change, and fetches what is missing. One function per
   * query, for `useSyncExternalStore`; what it returns ends this.
   */
  watcher: <Content, Key extends QueryKey>(
    query: ContentQuery<Content, Key>,
  ) => (listener: () => void) => () => void
  /** Fetches what is not known; null where nothing was ever missing. One promise per query, for `use`. */
  load: <Content, Key extends QueryKey>(query: ContentQuery<Content, Key>) => Promise<void> | null
  /** Fetches what a page will show next. */
  prefetch: <Content, Key extends QueryKey>(query: ContentQuery<Content, Key>) => Promise<void>
  /** The cache itself, once its code is here. */
  cache: () => Promise<QueryClient>
}

export const ContentContext = createContext<ContentStore | null>(null)

export function useContentStore(): ContentStore {
  const store = use(ContentContext)
  if (!store) throw new Error('No content store is around this component.')
  return store
}

/**
 * Content of the CMS; suspends until it is known.
 * @throws the error of what could not be fetched
 */
export function useContent<Content, Key extends QueryKey>(
  query: ContentQuery<Content, Key>,
): Content {
  const store = useContentStore()
  const known = useKnownContent(query)
  const load = store.load(query)
  if (load) use(load)
  const content = known ?? store.content(query)
  if (content === undefined) throw new Error(`No content for ${query.queryKey.join(' ')}.`)
  return content
}

/** Content of the CMS; undefined until it is known. */
export function useKnownContent<Content, Key extends QueryKey>(
  query: ContentQuery<Content, Key>,
): Content | undefined {
  const { content, watcher } = useContentStore()
  const read = () => content(query)
  return useSyncExternalStore(watcher(query), read, read)
}

/** Why content could not be fetched. */
export function useContentError<Content, Key extends QueryKey>(
  query: ContentQuery<Content, Key>,
): Error | null {
  const { error, watcher } = useContentStore()
  const read = () => error(query)
  return useSyncExternalStore(watcher(query), read, read)
}
