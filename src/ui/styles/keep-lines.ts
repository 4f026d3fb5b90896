/** Less than this the browser does not call a shift (pixels). */
const TOLERANCE = 3
// In em; the eye does not see so little, and a line breaks where it did.
const steps = [0.004, 0.008, 0.012, 0.016, 0.02, 0.025, 0.03]

// A row of buttons breaks into lines as well.
const readable = 'main :is(h1, h2, h3, p, li, :has(> :is(a, button)))'

interface Text {
  element: HTMLElement
  /** In pixels, with the fallback font. */
  height: number
}

/**
 * Lets fonts arrive without moving what the visitor reads: a text in view that would break into more or
 * fewer lines than with its fallback is set a touch narrower or wider. All texts take each step
 * together, because every measurement after a change makes the browser lay out the page.
 */
export function keepLines(arrive: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>(readable)]
    .filter(isInView)
    .map((element) => ({ element, height: element.offsetHeight }))
  arrive()
  let moved = texts.filter(hasMoved).map((text) => {
    const { letterSpacing, fontSize } = getComputedStyle(text.element)
    const em = Number.parseFloat(fontSize) * -Math.sign(text.element.offsetHeight - text.height)
    return { ...text, natural: Number.parseFloat(letterSpacing) || 0, em }
  })
  for (const step of steps) {
    for (const { element, natural, em } of moved)
      element.style.letterSpacing = `${natural + step * em}px`
    moved = moved.filter(hasMoved)
  }
  for (const { element } of moved) element.style.letterSpacing = ''
}

function hasMoved({ element, height }: Text): boolean {
  return Math.abs(element.offsetHeight - height) >= TOLERANCE
}

/**
 * Asks first whether the browser draws it: measuring a skipped text (content-visibility) lays it out. A
 * browser that cannot tell (Safari before 17.4) measures all of them.
 */
function isInView(element: HTMLElement): boolean {
  if ('checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true }))
    return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
