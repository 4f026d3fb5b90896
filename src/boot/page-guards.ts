/**
 * Guards the page against what else changes its HTML. Returns what is to be called whenever React has drawn
 * a part of the page again, because it did not find what the build wrote.
 */
export function guardPage(): (error: unknown) => void {
  surviveTranslation()
  const restoreEntries = keepEntries()
  return (error) => {
    restoreEntries()
    // A translated page is never as the build wrote it.
    if (!isTranslated()) reportError(error)
  }
}

/** What a visitor can change, open or focus before the app starts. */
const everything = 'a, button, details, dialog, form, input, select, summary, textarea'

/** How long a part of the page that is drawn again may take (ms). */
const patience = 10_000

/**
 * Keeps what the visitor has entered, opened and focused in the prerendered page, for when React discards a
 * part of it: a password manager, a translator or another extension has changed the HTML. To be called
 * before hydration; the returned function after each recovery. What is drawn later is restored then.
 */
export function keepEntries(): () => void {
  const { pathname } = location
  const written = named()
  const lost = new Map<Element, string>()
  let focused: EventTarget | null = document.activeElement
  addEventListener('focusin', ({ target }) => void (focused = target))
  const observer = new MutationObserver(restore)

  function restore() {
    // Another page has other controls.
    if (location.pathname !== pathname) lost.clear()
    const drawn = new Map([...named()].map(([element, name]) => [name, element]))
    for (const [old, name] of lost) {
      const now = (old.id && document.getElementById(old.id)) || drawn.get(name)
      if (!(now instanceof HTMLElement)) continue
      lost.delete(old)
      enterAgain(old, now)
      if (old === focused && document.activeElement === document.body) focusAsIn(old, now)
    }
    if (lost.size === 0) observer.disconnect()
  }

  return () => {
    for (const [element, name] of written) {
      if (element.isConnected) continue
      written.delete(element)
      lost.set(element, name)
    }
    observer.observe(document, { childList: true, subtree: true })
    setTimeout(() => lost.clear(), patience)
    restore()
  }
}

/**
 * The elements in their order, each with a name by which it is found when it is drawn again: its place
 * among all of its kind, once there are as many as before.
 */
function named(): Map<Element, string> {
  const kinds = new Map<string, Element[]>()
  for (const element of document.querySelectorAll(everything)) {
    const names = ['type', 'name', 'data-waits'].map((name) => element.getAttribute(name))
    const kind = [element.localName, ...names].join(' ')
    const same = kinds.get(kind)
    if (same) same.push(element)
    else kinds.set(kind, [element])
  }
  const names = new Map<Element, string>()
  for (const [kind, same] of kinds)
    same.forEach((element, at) => names.set(element, `${kind} ${at} ${same.length}`))
  return names
}

/** Does to an element what the visitor did to the one that it replaces. */
function enterAgain(old: Element, now: HTMLElement): void {
  const differs = (property: string) => Reflect.get(old, property) !== Reflect.get(now, property)
  window.queuedClicks = window.queuedClicks?.map((control) => (control === old ? now : control))
  if (old.matches('[data-submitted]')) now.dataset['submitted'] = ''
  if (differs('open')) {
    if (now instanceof HTMLDialogElement) now.showModal()
    else now.toggleAttribute('open')
  }
  // The form itself has taken over what its placeholder contained.
  if (old.closest('[data-waits]:not([data-waits=""])') && !now.closest('[data-waits]')) return
  if (differs('checked') && old.matches('[type=checkbox], :checked')) now.click()
  if (differs('value') && !old.matches('[type=file]')) {
    // Past React, which otherwise takes the value for its own and calls no `onChange`.
    Reflect.set(Object.getPrototypeOf(now), 'value', Reflect.get(old, 'value'), now)
    for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function focusAsIn(old: Element, now: HTMLElement): void {
  now.focus({ preventScroll: true })
  // Only some kinds of inputs tell it.
  if (isTextField(old) && isTextField(now) && old.selectionStart !== null)
    now.setSelectionRange(old.selectionStart, old.selectionEnd)
}

function isTextField(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control.matches('input, textarea')
}

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
