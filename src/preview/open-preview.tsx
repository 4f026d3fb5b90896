import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { studios } from '#src/config/studios.ts'

/**
 * Makes the page editable in place when the Studio frames or opens it; for any other window nothing
 * happens. From then on the Studio sends the content, so the page itself requests none.
 */
export async function openPreview(
  cache: QueryClient,
  show: (preview: ReactNode) => void,
): Promise<void> {
  await untilStudioConnects()
  const { Preview } = await import('./Preview.tsx')
  cache.setDefaultOptions({
    queries: {
      ...cache.getDefaultOptions().queries,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    },
  })
  show(<Preview cache={cache} />)
}

/**
 * Resolves once the window that frames or opened this page has sent a message from the Studio's address.
 * From the first call on, messages of such a window from another address are dropped, since anyone can
 * open the site, and so are messages of the Studio's kind from anyone else, such as a frame in the page.
 */
export function untilStudioConnects(): Promise<void> {
  const origins = new Set(studios.map((address) => new URL(address).origin))
  return new Promise((resolve) => {
    const check = (event: MessageEvent) => {
      const isParentOrOpener = framesOrOpened(event.source)
      if (isParentOrOpener && origins.has(event.origin)) resolve()
      else if (isParentOrOpener || isStudioMessage(event.data)) event.stopImmediatePropagation()
    }
    window.addEventListener('message', check, { capture: true })
  })
}

function framesOrOpened(source: MessageEventSource | null): boolean {
  if (source === null || source === window) return false
  return source === window.parent || source === window.opener
}

/** The Studio's library answers the first window that sends such a message, whoever it is. */
function isStudioMessage(data: unknown): boolean {
  const domain = typeof data === 'object' && data !== null && 'domain' in data ? data.domain : null
  return typeof domain === 'string' && domain.startsWith('sanity/')
}
