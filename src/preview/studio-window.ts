import { studios } from '#src/config/studios.ts'

/**
 * Settles once the window that holds or opened this page has spoken as the Studio. From the first call
 * on, nothing that such a window says from another address is heard: anyone can open the site.
 */
export function untilStudioSpeaks(): Promise<void> {
  const origins = new Set(studios.map((address) => new URL(address).origin))
  return new Promise((resolve) => {
    const judge = (event: MessageEvent) => {
      const { source } = event
      const isHolder = source === window.parent || source === window.opener
      if (source === null || source === window || !isHolder) return
      if (origins.has(event.origin)) resolve()
      else event.stopImmediatePropagation()
    }
    window.addEventListener('message', judge, { capture: true })
  })
}
