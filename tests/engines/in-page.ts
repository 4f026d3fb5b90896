/**
 * Functions that are sent to the page as text: they use nothing from outside themselves.
 */

/** True once the app has taken the page over. */
export function isHydrated(): boolean {
  return 'ready' in document.documentElement.dataset
}

/** The middle of the first match that is enabled and shows there; a label counts as its control. */
export function locate(css: string, text: string): [number, number] | null {
  for (const element of document.querySelectorAll(css)) {
    const words = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`
    if (!words.includes(text) || !element.checkVisibility() || element.matches(':disabled'))
      continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const point: [number, number] = [x + width / 2, y + height / 2]
    const hit = document.elementFromPoint(...point)
    const label = hit?.closest('label')?.control
    if (hit && (element.contains(hit) || hit.contains(element) || label === element)) return point
  }
  return null
}

/** True when a match is drawn and not transparent. */
export function isShown(css: string, text: string): boolean {
  return [...document.querySelectorAll(css)].some(
    (element) =>
      element.textContent.includes(text) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
}

/** Chooses an option once it is there; React hears of it as of a visitor's choice. */
export function chooseOption(css: string, value: string): boolean {
  const list = document.querySelector(css)
  if (!(list instanceof HTMLSelectElement) || list.disabled) return false
  if (![...list.options].some((option) => option.value === value)) return false
  list.value = value
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return list.value === value
}

/** Puts a file into a file field. */
export function attachFile(css: string, name: string, type: string, content: string): boolean {
  const field = document.querySelector(css)
  if (!(field instanceof HTMLInputElement) || field.disabled) return false
  const files = new DataTransfer()
  files.items.add(new File([content], name, { type }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** What tells a whole page from a broken one, and by how many pixels it is too wide. */
export function describePage() {
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    headings: document.querySelectorAll('h1').length,
    crashed: document.body.textContent.includes('Unexpected Application Error!'),
    overflow: scrollWidth - clientWidth,
  }
}
