/* oxlint-disable unicorn/consistent-function-scoping, typescript/unbound-method --
   These functions are sent to a page as text, so they cannot use anything outside them. */

/** Runs in the page before its scripts: marks the click on submit and what follows. */
export function watchPress(): void {
  const mark = (name: string, startTime = performance.now()) =>
    performance.mark(`bench:${name}`, { startTime })
  // The time stamp is when the button was released, even if the page handles the click later.
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const isSubmit = target instanceof Element && target.closest('[type=submit]') !== null
      if (!isSubmit) return
      performance.clearMarks()
      mark('press', timeStamp)
    },
    true,
  )
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function store(...parts) {
    mark('outbox')
    return put.apply(this, parts)
  }
  // From here on, the write needs nothing more from the page.
  const commit = IDBTransaction.prototype.commit
  IDBTransaction.prototype.commit = function end() {
    commit.apply(this)
    mark('stored')
  }
  const send = window.fetch
  window.fetch = (input, init) => {
    if (init?.method === 'POST') mark('request')
    return send(input, init)
  }
}

/** Runs in the page: waits until the work after typing is done, as a hand moving to the button does. */
export async function rest(): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  const later = performance.now() + 500
  while (performance.now() < later) {
    await idle()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

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

/** Runs in the page: the controls of its first two screens that a press can change something with. */
export function listControls(selector: string): { index: number; name: string }[] {
  const end = 2 * innerHeight
  const isWanted = (control: HTMLElement) => {
    const { top, width, height } = control.getBoundingClientRect()
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    return isSeen && top + scrollY < end && !control.matches(':disabled, :checked')
  }
  const nameOf = (control: HTMLElement) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.innerText : ''
    const text = control.ariaLabel || control.innerText || label || control.id
    return text.trim().replace(/\s+/g, ' ').slice(0, 40)
  }
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .map((control, index) => ({ control, index }))
    .filter(({ control }) => isWanted(control))
    .map(({ control, index }) => ({ index, name: nameOf(control) }))
}

/**
 * Runs in the page before its scripts: presses a control at the first paint, and marks the frame after
 * the first sign that it did something.
 */
export function pressAtFirstPaint({ selector, index }: { selector: string; index: number }): void {
  const signs = ['beforetoggle', 'toggle', 'change', 'input', 'scroll', 'hashchange', 'focusin']
  // What turns or opens by CSS alone; the pressed control's own colours are no effect.
  const movements = ['transitionrun', 'animationstart']

  function press(control: HTMLElement): void {
    // As a finger does; a call of click() alone does not.
    control.focus({ preventScroll: true })
    const pressed = performance.now()
    const listeners = new AbortController()
    // What the parser adds to a page that still arrives is not an effect of the press.
    const observer = new MutationObserver((records) => {
      const isWhole = document.readyState !== 'loading'
      if (isWhole || records.some(({ type }) => type === 'attributes')) react()
    })
    function react(): void {
      listeners.abort()
      observer.disconnect()
      requestAnimationFrame(() => performance.mark(`bench:reacted:${performance.now() - pressed}`))
    }
    for (const sign of signs)
      addEventListener(sign, react, { capture: true, signal: listeners.signal })
    for (const movement of movements)
      addEventListener(
        movement,
        ({ target }) => {
          if (target instanceof Node && !control.contains(target)) react()
        },
        { capture: true, signal: listeners.signal },
      )
    const every = { attributes: true, childList: true, characterData: true, subtree: true }
    observer.observe(document.body, every)
    control.click()
  }

  function wait(): void {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    const control = document.querySelectorAll<HTMLElement>(selector)[index]
    if (isPainted && control) press(control)
    else requestAnimationFrame(wait)
  }
  requestAnimationFrame(wait)
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
