import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { mayReloadAfter } from '#src/browser/reload-for-chunk.ts'
import type { BuiltContent } from './built-content.ts'
import type { ContentQuery } from './content-query.ts'
import type { ContentStore } from './use-content.ts'

type CacheModule = typeof import('./content-cache.ts')

/** The cache, once its code is here. */
interface OpenCache {
  client: QueryClient
  watchQuery: CacheModule['watchQuery']
}

type Watcher = (listener: () => void) => () => void

/**
 * The content that a page shows: what the build wrote, until something else is asked for. What asks for it
 * (`content-cache.ts`, with react-query) is a separate chunk, which no first view waits for.
 */
export function createContentStore(
  built: BuiltContent,
  loadCache = () => loadChunk('content-cache', () => import('./content-cache.ts')),
): ContentStore {
  let cache: OpenCache | undefined
  let opening: Promise<OpenCache> | undefined
  /** Why the cache could not be opened when a page needed it. */
  let loss: Error | null = null
  const waiting = new Set<(cache: OpenCache) => void>()
  const loads = new Map<string, Promise<void>>()
  const watchers = new Map<string, Watcher>()

  async function openCache(): Promise<OpenCache> {
    const { createContentCache, watchQuery } = await loadCache()
    cache = { client: createContentCache(built), watchQuery }
    loss = null
    for (const attach of waiting) attach(cache)
    return cache
  }

  function open(): Promise<OpenCache> {
    opening ??= openCache().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  function contentOf<Content, Key extends QueryKey>(
    query: ContentQuery<Content, Key>,
  ): Content | undefined {
    return cache ? cache.client.getQueryData<Content>(query.queryKey) : query.built(built)
  }

  async function fetchInto<Content, Key extends QueryKey>(
    query: ContentQuery<Content, Key>,
  ): Promise<void> {
    const { client } = await open()
    await client.fetchQuery(query)
  }

  function watch<Content, Key extends QueryKey>(
    query: ContentQuery<Content, Key>,
    listener: () => void,
  ): () => void {
    let stop: (() => void) | undefined
    const attach = ({ client, watchQuery }: OpenCache) => {
      stop = watchQuery(client, query, listener)
      listener()
    }
    if (cache) attach(cache)
    else {
      waiting.add(attach)
      if (query.built(built) === undefined) open().catch(lose)
    }
    function lose(error: unknown): void {
      // Most likely a deploy has removed it.
      if (mayReloadAfter(error)) return location.reload()
      loss = error instanceof Error ? error : new Error(String(error))
      listener()
    }
    return () => {
      waiting.delete(attach)
      stop?.()
    }
  }

  return {
    content: contentOf,

    error({ queryKey }) {
      return cache ? (cache.client.getQueryState(queryKey)?.error ?? null) : loss
    },

    watcher(query) {
      const key = keyOf(query)
      const watcher = watchers.get(key) ?? ((listener) => watch(query, listener))
      watchers.set(key, watcher)
      return watcher
    },

    load(query) {
      const key = keyOf(query)
      const last = loads.get(key)
      if (last) return last
      if (contentOf(query) !== undefined) return null
      const load = fetchInto(query)
      loads.set(key, load)
      return load
    },

    async prefetch(query) {
      const { client } = await open()
      await client.prefetchQuery(query)
    },

    async cache() {
      return (await open()).client
    },
  }
}

function keyOf({ queryKey }: { queryKey: QueryKey }): string {
  return JSON.stringify(queryKey)
}
