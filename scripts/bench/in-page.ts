/* oxlint-disable unicorn/consistent-function-scoping, typescript/unbound-method --
   These functions are sent to a page as text, so they cannot use anything outside them. */

/** Runs in the page before its scripts: records paints and layout shifts as marks. */
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
      performance.mark('bench:shift', { detail: shift })
  })
}

/** Runs in the page: the controls of its first two screens that a press can change something with. */
export function listControls(selector: string): { index: number; name: string }[] {
  const isWanted = (control: HTMLElement) => {
    const { top, width, height } = control.getBoundingClientRect()
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    return isSeen && top + scrollY < 2 * innerHeight && !control.matches(':disabled, :checked')
  }
  const nameOf = (control: HTMLElement) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.innerText : ''
    const text = control.ariaLabel || control.innerText || label || control.id
    return text.trim().replace(/\s+/g, ' ').slice(0, 40)
  }
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) =>
    isWanted(control) ? [{ index, name: nameOf(control) }] : [],
  )
}

/**
 * Runs in the page before its scripts: presses a control at the first paint, and marks the frame after
 * the first sign that the press had an effect.
 */
export function pressAtFirstPaint({ selector, index }: { selector: string; index: number }): void {
  const signs = ['beforetoggle', 'toggle', 'change', 'input', 'scroll', 'hashchange', 'focusin']
  // What turns or opens by CSS alone; a change of the pressed control's own colors is not an effect.
  const movements = ['transitionrun', 'animationstart']

  function press(control: HTMLElement): void {
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    let pressed = 0
    // What the parser adds to a page that is still arriving is not an effect of the press.
    const observer = new MutationObserver((records) => {
      const isWhole = document.readyState !== 'loading'
      if (isWhole || records.some(({ type }) => type === 'attributes')) react()
    })
    function react(): void {
      listeners.abort()
      observer.disconnect()
      requestAnimationFrame(() =>
        performance.mark('bench:react', { detail: performance.now() - pressed }),
      )
    }
    const moving = new Set(
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null)),
    )
    for (const movement of movements)
      addEventListener(
        movement,
        ({ target }) => {
          const isOther = target instanceof Element && !control.contains(target)
          if (isOther && !moving.has(target)) react()
        },
        options,
      )
    // As a finger does; a call of click() alone does not.
    control.focus({ preventScroll: true })
    pressed = performance.now()
    for (const sign of signs) addEventListener(sign, react, options)
    observer.observe(document.body, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    })
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
