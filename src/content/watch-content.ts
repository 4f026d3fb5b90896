import type { QueryClient } from '@tanstack/react-query'
import { sanityClient } from './sanity-client.ts'

/**
 * Fetches what a tab shows again after every publish, and once the connection to the content API has
 * come back. For development only: a build's own refresh (refresh.ts) needs no connection.
 * @returns a function that ends it
 */
export function watchContent(cache: QueryClient): () => void {
  const subscription = sanityClient.live.events().subscribe({
    next: ({ type }) => {
      if (type !== 'reconnect') void cache.invalidateQueries()
    },
    error: (cause: unknown) => {
      console.warn(`Content: this tab no longer follows what is published: ${String(cause)}`)
    },
  })
  return () => subscription.unsubscribe()
}
