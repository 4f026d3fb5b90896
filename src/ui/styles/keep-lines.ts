/** Less than this the browser does not call a shift (pixels). */
const TOLERANCE = 3
// In em; the eye does not see so little, and a line breaks where it did.
const steps = [0.004, 0.008, 0.012, 0.016, 0.02, 0.025, 0.03]

// A row of buttons breaks into lines as well.
const readable = 'main :is(h1, h2, h3, p, li, :has(> :is(a, button)))'

/**
 * Lets a font arrive without moving what the visitor reads: a text in view that would break into more
 * or fewer lines than with its stand-in is set a touch narrower or wider.
 */
export function keepLines(arrive: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>(readable)]
    .filter(isInView)
    .map((text) => ({ text, height: text.offsetHeight }))
  arrive()
  for (const { text, height } of texts) fit(text, height)
}

function fit(text: HTMLElement, height: number): void {
  const excess = text.offsetHeight - height
  if (Math.abs(excess) < TOLERANCE) return
  const { letterSpacing, fontSize } = getComputedStyle(text)
  const natural = Number.parseFloat(letterSpacing) || 0
  for (const step of steps) {
    const change = step * Number.parseFloat(fontSize) * -Math.sign(excess)
    text.style.letterSpacing = `${natural + change}px`
    if (Math.abs(text.offsetHeight - height) < TOLERANCE) return
  }
  text.style.letterSpacing = ''
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
