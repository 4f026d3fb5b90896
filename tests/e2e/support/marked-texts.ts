import type { Frame, Page } from '@playwright/test'

/** What an editor would press in vain: a text, and what lies over it. */
export interface Covered {
  text: string
  by: string
}

/**
 * Points with a real mouse at every text of a part of the framed page that knows its field.
 * @returns how many there are, and those whose place belongs to something else
 */
export async function pointAtMarkedTexts(
  page: Page,
  frame: Frame,
  part: 'body' | 'main',
): Promise<{ count: number; covered: Covered[] }> {
  const box = await (await frame.frameElement()).boundingBox()
  if (box === null) throw new Error('The frame is not on the screen.')
  const count = await frame.evaluate(listMarkedTexts, part)
  const covered: Covered[] = []
  for (let index = 0; index < count; index += 1) {
    const fault = await pointAt(page, frame, box, index)
    if (fault !== null) covered.push(fault)
  }
  return { count, covered }
}

/**
 * Tries again while the page still moves: sections above grow when their images arrive. The label of the
 * text before goes only when the mouse leaves the frame, in several movements as by hand.
 */
async function pointAt(
  page: Page,
  frame: Frame,
  box: { x: number; y: number },
  index: number,
): Promise<Covered | null> {
  let fault: Covered | null = null
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const point = await frame.evaluate(bringIntoView, index)
    if (point === null) return null
    await page.mouse.move(box.x + point.x, box.y + point.y)
    fault = await frame.evaluate(whatCovers, { index, ...point })
    if (fault === null) break
    await page.mouse.move(box.x - 25, box.y + point.y, { steps: 5 })
    await frame.evaluate(labelGone, point)
  }
  return fault
}

declare global {
  interface Window {
    markedTexts?: Text[]
  }
}

/** Opens every answer, then keeps the texts in view that know their field. */
function listMarkedTexts(part: string): number {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(
    document.querySelector(part) ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !/\p{Cf}{8}/u.test(node.data) || parent === null) continue
    if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      texts.push(node)
  }
  window.markedTexts = texts
  return texts.length
}

/** The middle of a text; null for what is only spoken, or in sight after sliding a carousel. */
function bringIntoView(index: number): { x: number; y: number } | null {
  const text = window.markedTexts?.[index]
  if (!text?.parentElement) return null
  text.parentElement.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const range = document.createRange()
  range.selectNodeContents(text)
  const box = [...range.getClientRects()].find(({ width, height }) => width > 2 && height > 2)
  const { width } =
    text.parentElement.closest(':not(b, i, em, strong)')?.getBoundingClientRect() ?? {}
  if (box === undefined || width === undefined || width <= 1) return null
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const row = text.parentElement.closest('main [tabindex="0"]')?.getBoundingClientRect()
  return row && (point.x < row.left || point.x > row.right) ? null : point
}

/** The frame may have a process of its own, which hears a moment later that the mouse has left. */
async function labelGone({ x, y }: { x: number; y: number }): Promise<void> {
  for (let look = 0; look < 60; look += 1) {
    if (!document.elementFromPoint(x, y)?.closest('sanity-visual-editing')) return
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Undone when the place of a text is the text's own; else what is there. */
async function whatCovers(place: { index: number; x: number; y: number }): Promise<Covered | null> {
  const { index, x, y } = place
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const text = window.markedTexts?.[index]
  const owner = text?.parentElement
  const hit = document.elementFromPoint(x, y)
  if (!text || !owner || (hit !== null && owner.contains(hit))) return null
  const by = hit === null ? 'outside of the window' : hit.outerHTML.slice(0, 120)
  return { text: text.data.replaceAll(/\p{Cf}/gu, ''), by: by.replaceAll(/\p{Cf}/gu, '') }
}
