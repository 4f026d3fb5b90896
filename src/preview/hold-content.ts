import type { QueryClient } from '@tanstack/react-query'
import { keepBuilt } from '#src/content/cache/local-images.ts'

/**
 * Writes the content into the cache's entry with this hash, now and after every other change of the
 * entry: a slow answer of the site's own must not replace what the Studio said. Returns an undo, which
 * leaves the entry as it is.
 */
export function holdContent(cache: QueryClient, hash: string, content: unknown): () => void {
  const entries = cache.getQueryCache()
  let kept: { data: unknown } | undefined
  let isWriting = false
  const keep = () => {
    const entry = entries.get(hash)
    if (isWriting || !entry || (kept && entry.state.data === kept.data)) return
    isWriting = true
    // The cache shares what has not changed with its last state: what it keeps is not what it was given.
    kept = { data: cache.setQueryData(entry.queryKey, keepBuilt(content, entry.state.data)) }
    isWriting = false
  }
  keep()
  return entries.subscribe(({ query }) => {
    if (query.queryHash === hash) keep()
  })
}
