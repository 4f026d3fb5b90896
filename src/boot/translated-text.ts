/** What a translator shows instead of a text that it has taken out of the page. */
const translations = new WeakMap<Node, Element>()

let hasTranslation = false

/** True once a translator has changed a text of the page. */
export function isTranslated(): boolean {
  return hasTranslation
}

/**
 * Browser translation replaces each text by a `<font>`, but React keeps the text node that it created: it
 * throws when it removes that node or inserts before it, and its updates are not visible. This lets the
 * `<font>` stand for the text. It is a guard and not an element around every text that changes, because it
 * also covers libraries and what is written later; it changes only calls that the browser would refuse.
 */
export function surviveTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on its node
  const { removeChild, insertBefore } = Node.prototype
  hasTranslation = document.querySelector('font') !== null
  const observer = new MutationObserver(follow)
  observer.observe(document, { childList: true, subtree: true })

  function follow(changes: MutationRecord[]) {
    const used = new Set<Node>()
    for (const [at, change] of changes.entries()) {
      if (change.type === 'characterData') showText(change.target)
      change.addedNodes.forEach(showText)
      // The element comes and the text goes in one change, or in two in either order.
      const last = changes[at - 1]
      const both = last?.target === change.target ? [last, change] : [change]
      const text = both.flatMap(({ removedNodes }) => [...removedNodes]).find(isTakenOut)
      const translation = both
        .flatMap(({ addedNodes }) => [...addedNodes])
        .find((node) => isTranslation(node) && !used.has(node))
      hasTranslation ||= translation !== undefined
      if (!text || !isTranslation(translation)) continue
      used.add(translation)
      translations.set(text, translation)
      observer.observe(text, { characterData: true })
    }
  }

  /** The child of `parent` that is or contains what is shown instead of a text. */
  function placeIn(parent: Node, text: Node): Node | null {
    follow(observer.takeRecords())
    let place: Node | null = translations.get(text) ?? text
    while (place && place.parentNode !== parent) place = place.parentNode
    return place
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = isElsewhere(child, this) ? placeIn(this, child) : child
    if (place) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    node: New,
    next: Node | null,
  ): New {
    insertBefore.call(this, node, isElsewhere(next, this) ? placeIn(this, next) : next)
    return node
  }
}

/** Puts a text that was changed, or is in the page again, in the place of its translation. */
function showText(text: Node): void {
  const translation = translations.get(text)
  if (!translation || translation.contains(text)) return
  if (text.parentNode) translation.remove()
  else translation.replaceWith(text)
  translations.delete(text)
}

function isElsewhere(node: Node | null, parent: Node): node is Node {
  return node !== null && node.parentNode !== parent && isText(node)
}

function isTakenOut(node: Node): boolean {
  return isText(node) && !node.parentNode && !translations.has(node)
}

function isText({ nodeType, TEXT_NODE }: Node): boolean {
  return nodeType === TEXT_NODE
}

function isTranslation(node: Node | undefined): node is Element {
  return node?.nodeName === 'FONT'
}
