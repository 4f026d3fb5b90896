import { isRecord } from '#shared/json.ts'

/** The field that a text on the page comes from. */
export interface Source {
  id: string
  type: string
  /** Such as `sections[_key=="hero"].heading`. */
  path: string
}

/** A text that knows its field, with the element that shows it. */
export interface MarkedText {
  element: Element
  source: Source
}

// A mark is JSON in bytes, each as four invisible characters, after four times the first of them.
const digits = ['\u200B', '\u200C', '\u200D', '\uFEFF']
const mark = /\u200B{4}((?:[\u200B-\u200D\uFEFF]{4})+)/

/** Every text and image below an element that knows its field, in the order of the document. */
export function markedTexts(root: Element): MarkedText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const found: MarkedText[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    const text = node instanceof Element ? node.getAttribute('alt') : node.nodeValue
    const source = sourceOf(text ?? '')
    if (element && source) found.push({ element, source })
  }
  return found
}

// With each typed letter all texts of the page are read again, and their fields remain the same.
const decoded = new Map<string, Source | undefined>()

/** The field that the marks of a text name; undefined when it has none. */
export function sourceOf(text: string): Source | undefined {
  const [, characters = ''] = mark.exec(text) ?? []
  if (characters === '') return undefined
  if (!decoded.has(characters)) decoded.set(characters, decode(characters))
  return decoded.get(characters)
}

function decode(characters: string): Source | undefined {
  const values = Array.from(characters, (character) => digits.indexOf(character))
  const bytes = Uint8Array.from({ length: values.length / 4 }, (_, index) =>
    values.slice(index * 4, index * 4 + 4).reduce((byte, value) => byte * 4 + value, 0),
  )
  const source: unknown = JSON.parse(new TextDecoder().decode(bytes))
  const href = isRecord(source) ? String(source['href']) : ''
  const { searchParams } = new URL(href, location.origin)
  const [id, type, path] = ['id', 'type', 'path'].map((name) => searchParams.get(name))
  return id && type && path ? { id, type, path } : undefined
}
