/* oxlint-disable unicorn/consistent-function-scoping --
   These functions are sent to a page as text, so they cannot use anything outside them. */

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
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    let pressed = 0
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
    // What the page moves as it arrives is no effect of the press, either.
    const moving = new Set(
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null)),
    )
    // Listened for from the start: the focus below may start a transition at once.
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
