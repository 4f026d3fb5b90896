/* oxlint-disable unicorn/consistent-function-scoping, typescript/unbound-method --
   These functions are sent to a page as text, so they cannot use anything outside them. */

/** Runs in the page: true once its heading and its first images are shown. */
export function isDrawn(): boolean {
  const isFirst = (image: HTMLImageElement) =>
    image.loading !== 'lazy' && image.getBoundingClientRect().top < innerHeight
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(isFirst)
  return document.querySelector('main h1') !== null && images.every(({ complete }) => complete)
}

/** Runs in the page before its scripts: records paints, layout shifts, long tasks and the app's start as marks. */
export function watchPaints(): void {
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') performance.mark('bench:fcp', { startTime })
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    performance.mark('bench:lcp', { startTime })
  })
  watch('layout-shift', (entry) => {
    const shift = 'value' in entry ? Number(entry.value) : 0
    if (!('hadRecentInput' in entry && entry.hadRecentInput))
      performance.mark(`bench:shift:${shift}`)
  })
  watch('longtask', ({ startTime, duration }) => {
    performance.mark(`bench:blocked:${duration - 50}`, { startTime })
  })
  new MutationObserver((_, observer) => {
    observer.disconnect()
    performance.mark('bench:ready')
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })
}

/** Runs in the page: scrolls through all of it, then uses what can be used without leaving it. */
export async function useEverything(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 150))
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await pause()
  }
  const uses = 'summary, [role=tab], button:not([popovertarget], [commandfor], [type=submit])'
  for (const control of document.querySelectorAll<HTMLElement>(`main :is(${uses})`)) {
    if (!control.checkVisibility() || control.matches(':disabled')) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    control.click()
    await pause()
  }
}
