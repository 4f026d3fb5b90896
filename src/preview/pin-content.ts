import type { QueryClient } from '@tanstack/react-query'
import { keepLocalImages } from '#src/content/images.ts'

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
