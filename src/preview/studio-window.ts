import { studios } from '#src/config/hosts/studios.ts'

/**
 * Settles once the window that holds or opened this page has spoken as the Studio. From the first call
 * on, nothing that such a window says from another address is heard, since anyone can open the site,
 * and nobody else is heard in the Studio's words, such as a frame inside the page.
 */
export function untilStudioSpeaks(): Promise<void> {
  const origins = new Set(studios.map((address) => new URL(address).origin))
  return new Promise((resolve) => {
    const judge = (event: MessageEvent) => {
      const isHolder = holdsPage(event.source)
      if (isHolder && origins.has(event.origin)) resolve()
      else if (isHolder || isStudioMessage(event.data)) event.stopImmediatePropagation()
    }
    window.addEventListener('message', judge, { capture: true })
  })
}

function holdsPage(source: MessageEventSource | null): boolean {
  if (source === null || source === window) return false
  return source === window.parent || source === window.opener
}

/** The Studio's library answers the first window that speaks so, whoever it is. */
function isStudioMessage(data: unknown): boolean {
  const domain = typeof data === 'object' && data !== null && 'domain' in data ? data.domain : null
  return typeof domain === 'string' && domain.startsWith('sanity/')
}
