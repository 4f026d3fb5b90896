import { studios } from '#src/config/hosts/studios.ts'

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
