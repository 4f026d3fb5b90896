import { holds, type ListItem, listItems, type StoredPage } from './list-items.ts'
import type { MarkedText } from './marked-texts.ts'

/** The outermost element of each section of a page, by its markup. */
const FRAME = 'section, [data-band]'

/**
 * Finds the element that draws each section of the page and each member of its lists, by the texts in
 * it. What shows no text of its own is not found.
 * @param root holds the sections
 * @param texts every text below it that knows its field
 * @returns the path of the member by element
 */
export function placeItems(
  page: StoredPage,
  root: Element,
  texts: MarkedText[],
): Map<Element, string> {
  const places = new Map<Element, string>()
  for (const { section, items } of listItems(page)) {
    const frame = frameOf(section, page, root, texts)
    if (frame === undefined) continue
    places.set(frame, section.path)
    const inside = texts.filter(({ element }) => frame.contains(element))
    for (const item of items) {
      const element = elementOf(item, page, frame, inside)
      if (element !== undefined && !places.has(element)) places.set(element, item.path)
    }
  }
  return places
}

/** The one with most of the section's texts: the phone's bar repeats those of the closing band. */
function frameOf(
  section: ListItem,
  page: StoredPage,
  root: Element,
  texts: MarkedText[],
): Element | undefined {
  const counts = new Map<Element, number>()
  for (const { element, source } of texts) {
    const frame = holds(section, source, page._id) ? outermost(element, root) : undefined
    if (frame) counts.set(frame, (counts.get(frame) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

function outermost(element: Element, root: Element): Element | undefined {
  let found: Element | undefined
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    if (at.matches(FRAME)) found = at
  }
  return found
}

/** The largest element around the member's first text that has no text of anything else. */
function elementOf(
  item: ListItem,
  page: StoredPage,
  frame: Element,
  texts: MarkedText[],
): Element | undefined {
  const own = texts.filter(({ source }) => holds(item, source, page._id))
  let element = own[0]?.element
  const others = texts.filter((text) => !own.includes(text))
  for (let at = element?.parentElement; at && at !== frame; at = at.parentElement) {
    const around = at
    if (others.some((text) => around.contains(text.element))) break
    element = at
  }
  return element
}
