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
    // Past React, which otherwise takes the value for its own and tells no component.
    Reflect.set(Object.getPrototypeOf(now), 'value', Reflect.get(old, 'value'), now)
    for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function focusAsIn(old: Element, now: HTMLElement): void {
  now.focus({ preventScroll: true })
  // Only some kinds of inputs tell it.
  if (isText(old) && isText(now) && old.selectionStart !== null)
    now.setSelectionRange(old.selectionStart, old.selectionEnd)
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control.matches('input, textarea')
}
