/** How translators put a `<font>` in the place of a text node: around it, or with a copy of its text. */
export const translators = [
  'wraps',
  'replaces',
  'adds, then removes',
  'removes, then adds',
] as const

/** One of `translators`. */
export type Translator = (typeof translators)[number]

/**
 * Does to all texts of the document, and to those that come, what a browser's translation does; the words
 * stay. Self-contained, since journeys run it in the page. Returns a function that ends it.
 */
export function translatePage(translator: Translator): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translate)
  })

  function translate(node: Node) {
    if (node instanceof Element) {
      if (!node.matches('script, style, noscript, textarea, option, font, svg'))
        [...node.childNodes].forEach(translate)
      return
    }
    const parent = node.parentNode
    if (!(node instanceof Text) || !parent || !node.data.trim()) return
    if (parent instanceof Element && parent.closest('font, script, style')) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    const next = node.nextSibling
    if (translator === 'wraps') {
      node.replaceWith(outer)
      inner.append(node)
      return
    }
    inner.textContent = node.data
    if (translator === 'replaces') node.replaceWith(outer)
    if (translator === 'adds, then removes') node.before(outer)
    if (translator !== 'replaces') node.remove()
    if (translator === 'removes, then adds') parent.insertBefore(outer, next)
  }

  const start = () => {
    observer.observe(document.body, { childList: true, subtree: true })
    translate(document.body)
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
  return () => observer.disconnect()
}
