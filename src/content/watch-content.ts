import type { QueryClient } from '@tanstack/react-query'
import { sanityClient } from './sanity-client.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/**
 * Fetches what a tab shows again after every publish, and once the connection to the content API has
 * come back. For development only: a build's own refresh (refresh.ts) needs no connection.
 * @returns a function that ends it
 */
export function watchContent(cache: QueryClient): () => void {
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect() {
    return sanityClient.live.events().subscribe({
      next: ({ type }) => {
        if (type === 'reconnect') return retryLater()
        wait = FIRST_WAIT_MS
        void cache.invalidateQueries()
      },
      error: (cause: unknown) => {
        console.warn(`Content: this tab no longer follows what is published: ${String(cause)}`)
      },
    })
  }

  // The client itself would try again every second for as long as the tab is open.
  function retryLater(): void {
    subscription.unsubscribe()
    timer = setTimeout(() => (subscription = connect()), wait)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }

  let subscription = connect()
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
